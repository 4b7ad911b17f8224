import { expect, test } from 'vitest'
import { rangeParts, rangesOfMakes, rangeValue } from './range-value.ts'

test('F-08 a range is its make, a dot and its own slug', () => {
  expect(rangeValue('ford', 'focus')).toBe('ford.focus')
  expect(rangeParts('ford.focus')).toEqual({ manufacturer: 'ford', range: 'focus' })
})

test.each(['', 'ford', 'ford.', '.focus'])('F-08 "%s" is no range', (text) => {
  expect(rangeParts(text)).toBeNull()
})

test('F-09 the ranges of some makes, in their order', () => {
  const ranges = ['mg.4', 'ford.focus', 'mg.zs', 'mgb.gt']
  expect(rangesOfMakes(ranges, ['ford', 'mg'])).toEqual(['mg.4', 'ford.focus', 'mg.zs'])
  expect(rangesOfMakes(ranges, [])).toEqual([])
})
