import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordmark } from './wordmark.ts'

const paths = (svg: string) => svg.match(/<path /g)?.length ?? 0
const width = (svg: string) => Number(/viewBox="0 0 (\d+) 24"/.exec(svg)![1])

test.each([
  ['Kia', 3],
  ['Alfa Romeo', 9], // the gap is not drawn
  ['Mercedes-Benz', 13],
  ['Škoda', 6], // the letter and its caron
  ['Citroën', 8],
  ['Lynk & Co', 7],
  ['Polestar 2', 9],
  ['比', 0], // a gap
  ['a\u0331', 1], // an accent that is not drawn
])('K-30 the wordmark of %s has %i strokes of our own', (name, count) => {
  expect(paths(wordmark(name))).toBe(count)
})

test('K-30 all have one size, a very long name one of its own', () => {
  expect(['MG', 'Volkswagen', 'Mercedes-Benz'].map((name) => width(wordmark(name)))).toEqual([
    192, 192, 192,
  ])
  expect(width(wordmark('Mercedes-Benz of Stuttgart'))).toBeGreaterThan(192)
})

test('K-30 it says the name, the same every time, in ink and in paper', () => {
  expect(wordmark('Kia')).toBe(wordmark('Kia'))
  expect(wordmark('Kia')).toContain('aria-label="Kia"')
  expect(wordmark('Kia')).toContain('prefers-color-scheme:dark')
})

test('K-30 no name breaks out of the drawing', () => {
  expect(wordmark('<script>"&')).toContain('aria-label="&lt;script&gt;&quot;&amp;"')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const svg = wordmark(name)
      expect(svg).toMatch(
        /^<svg [^<>]*><style>[^<>]*<\/style><g [^<>]*>(<path [^<>]*\/>)*<\/g><\/svg>$/,
      )
      expect(svg.match(/"/g)!.length % 2).toBe(0)
      expect(svg).not.toMatch(/NaN|\p{Cc}/u)
    }),
  )
})
