import { expect, test } from 'vitest'
import { monthlyPencePerThousand, ordinal, rankedCars, shownScore } from './value-words.ts'

test('a place as people say it', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 111].map(ordinal)).toEqual([
    ...['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd', '103rd', '111th'],
  ])
})

test.each([
  ['hatchback', 'electric', 'electric hatchbacks'],
  ['suv', 'plug-in-hybrid', 'plug-in hybrid SUVs'],
  ['mpv', 'diesel', 'diesel people carriers'],
  ['van', 'petrol', 'petrol vans'],
] as const)('of a %s on %s: %s', (bodyType, fuelType, words) => {
  expect(rankedCars(bodyType, fuelType)).toBe(words)
})

test.each([
  [73, true, 70],
  [75, true, 80],
  [4, true, 0],
  [99, true, 100],
  [73, false, 73],
])('P-84 a score of %i, estimated %s, is shown as %i', (score, isApproximate, shown) => {
  expect(shownScore(score, isApproximate)).toBe(shown)
})

test('P-80 a quotient reads as an amount for each £1,000', () => {
  expect(monthlyPencePerThousand(25_000 / 2_500_000)).toBe(1000)
  expect(monthlyPencePerThousand(22_150 / 2_845_000)).toBe(779)
})
