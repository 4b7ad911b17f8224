import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceHistory } from './price-history.ts'

const point = (day: string, monthlyPaymentPence: number) => ({ day, monthlyPaymentPence })

describe('P-34 the history of a price', () => {
  test('is none before the first price', () => {
    expect(priceHistory([])).toBeNull()
  })

  test('of one price is that price', () => {
    const only = point('2026-10-01', 20_000)
    expect(priceHistory([only])).toEqual({
      first: only,
      current: only,
      lowest: only,
      earlier: [],
      changes: [],
    })
  })

  test('names first, current, lowest, earlier prices and every change', () => {
    const days = [
      point('2026-10-01', 20_000),
      point('2026-10-02', 20_000), // nothing changed
      point('2026-10-05', 18_500),
      point('2026-10-09', 21_000),
      point('2026-11-01', 18_500), // as low as before: the first time counts
    ]
    const history = {
      first: days[0],
      current: days[4],
      lowest: days[2],
      earlier: [days[3], days[2], days[0]],
      changes: [
        { ...days[2], changePence: -1500 },
        { ...days[3], changePence: 2500 },
        { ...days[4], changePence: -2500 },
      ],
    }
    expect(priceHistory(days)).toEqual(history)
    expect(priceHistory(days.toReversed())).toEqual(history)
  })

  test('keeps the later note of a day', () => {
    const later = point('2026-10-01', 19_000)
    expect(priceHistory([point('2026-10-01', 20_000), later])?.first).toBe(later)
  })

  test('the changes lead from the first price to the current one', () => {
    const days = fc.uniqueArray(fc.integer({ min: 10, max: 28 }), { minLength: 1 })
    fc.assert(
      fc.property(days, fc.infiniteStream(fc.integer({ min: 1, max: 4 })), (numbers, prices) => {
        const points = numbers.map((day) => point(`2026-10-${day}`, prices.next().value))
        const { first, current, lowest, changes, earlier } = priceHistory(points)!
        const moved = changes.reduce((sum, { changePence }) => sum + changePence, 0)
        expect(first.monthlyPaymentPence + moved).toBe(current.monthlyPaymentPence)
        expect(changes.every(({ changePence }) => changePence !== 0)).toBe(true)
        expect(earlier).toHaveLength(changes.length)
        for (const { monthlyPaymentPence } of points) {
          expect(lowest.monthlyPaymentPence).toBeLessThanOrEqual(monthlyPaymentPence)
        }
      }),
    )
  })
})
