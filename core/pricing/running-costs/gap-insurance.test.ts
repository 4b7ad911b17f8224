import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gapProducts, gapSource } from './gap-insurance.ts'

const figures = (listPricePence: number | null, termMonths: number) =>
  gapProducts(listPricePence, termMonths).map(({ pricePence, claimLimitPence }) => [
    pricePence,
    claimLimitPence,
  ])

/** The plainer product by list price and term, from the table. */
test.each([
  [0, 1, 8900, 1_000_000],
  [2_000_000, 12, 8900, 1_000_000],
  [2_000_000, 13, 12_900, 1_000_000],
  [2_000_001, 24, 15_900, 1_500_000],
  [3_500_000, 36, 20_900, 1_500_000],
  [3_500_001, 36, 27_900, 2_500_000],
  [5_000_000, 48, 34_900, 2_500_000],
  [5_000_001, 60, 58_900, 3_500_000],
  [7_500_000, 49, 58_900, 3_500_000],
  [7_500_001, 25, 57_900, 5_000_000],
  [12_500_000, 60, 87_900, 5_000_000],
  [12_500_001, 12, 44_900, 7_500_000],
  [25_000_000, 60, 136_900, 7_500_000],
])('K-14 a car of %d pence over %d months: %d pence, %d at most', (list, term, price, limit) => {
  expect(figures(list, term)[0]).toEqual([price, limit])
})

test.each([
  [25_000_001, 36],
  [null, 36],
  [2_000_000, 61],
])('K-14 nothing is sold for a car of %s pence over %d months', (list, term) => {
  expect(gapProducts(list, term)).toEqual([])
})

test('K-14 two products, the fuller one a third dearer in whole pounds', () => {
  expect(figures(2_000_000, 12)).toEqual([
    [8900, 1_000_000],
    [11_900, 1_000_000],
  ])
  const shortfall =
    'If the car is stolen or written off: what the leasing company still asks for, less what your motor insurer pays.'
  const excess = 'The part of your motor insurance excess above £100, up to £250.'
  expect(gapProducts(2_000_000, 36).map(({ name, cover }) => [name, ...cover])).toEqual([
    ['Contract hire GAP', shortfall, excess],
    [
      'Contract hire GAP with initial rental',
      shortfall,
      excess,
      'Your initial rental, up to £3,000.',
    ],
  ])
  expect(gapSource).toBe(
    'Illustrative prices of our own, made up for the demonstration. No insurer quotes them.',
  )
})

test('K-14 a longer term and a dearer car never cost less', () => {
  const list = fc.integer({ min: 0, max: 25_000_000 })
  const term = fc.integer({ min: 1, max: 60 })
  fc.assert(
    fc.property(list, list, term, term, (left, right, shorter, longer) => {
      const [low] = figures(Math.min(left, right), Math.min(shorter, longer))
      const [high] = figures(Math.max(left, right), Math.max(shorter, longer))
      expect(high![0]).toBeGreaterThanOrEqual(low![0]!)
      expect(high![1]).toBeGreaterThanOrEqual(low![1]!)
    }),
  )
})
