import { expect, test } from 'vitest'
import { scenarioResult, shareText } from './scenario-result.ts'

const counted = (label: string, orders: number, views: number) => ({
  name: label.toLowerCase(),
  label,
  orders,
  views,
})
const sentence = (...variants: ReturnType<typeof counted>[]) => scenarioResult(variants).sentence

test.each([
  [[], 'There is one variant: nothing to compare.'],
  [[counted('On', 5, 100)], 'There is one variant: nothing to compare.'],
  [[counted('Send', 0, 0), counted('Check', 0, 0)], 'Nothing has been counted yet.'],
  [[counted('Send', 0, 0), counted('Check', 5, 10)], 'No difference can be told yet.'],
  [[counted('Send', 9, 90), counted('Check', 2, 10)], 'No difference can be told yet.'],
  // Before a hundred views of each, nothing is said.
  [[counted('Send', 0, 99), counted('Check', 60, 100)], 'No difference can be told yet.'],
  [[counted('Send', 0, 100), counted('Check', 60, 99)], 'No difference can be told yet.'],
  [
    [counted('Send', 0, 100), counted('Check', 60, 100)],
    '“Check” leads to more enquiries than “Send”: by 49.5 to 69.1 in a hundred views.',
  ],
  [
    [counted('Send', 900, 9000), counted('Check', 150, 1000)],
    '“Check” leads to more enquiries than “Send”: by 2.8 to 7.4 in a hundred views.',
  ],
  [
    [counted('Send', 900, 9000), counted('Check', 50, 1000)],
    '“Check” leads to fewer enquiries than “Send”: by 3.4 to 6.3 in a hundred views.',
  ],
])('X-21 of %j it is said: %s', (variants, words) => {
  expect(sentence(...variants)).toBe(words)
})

test('X-21 of three variants each that differs is said', () => {
  const words = sentence(
    counted('One', 900, 9000),
    counted('Two', 901, 9000),
    counted('Three', 1500, 9000),
  )
  expect(words).toMatch(/^“Three” leads to more enquiries than “One”: [^“]*$/)
})

test('X-20 each variant has its share, and the others their difference from the first', () => {
  const { variants } = scenarioResult([counted('Send', 9, 90), counted('Check', 2, 10)])
  expect(variants.map(({ share }) => share && shareText(share))).toEqual([
    '10.0% (5.4 to 17.9)',
    '20.0% (5.7 to 51.0)',
  ])
  expect(variants[0]!.difference).toBeNull()
  expect(variants[1]!.difference?.difference).toBeCloseTo(0.1)
  expect(
    scenarioResult([counted('Send', 9, 90), counted('Check', 0, 0)]).variants[1],
  ).toMatchObject({
    share: null,
    difference: null,
  })
})
