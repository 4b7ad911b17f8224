import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leaseCost } from './lease-cost.ts'

test.each([
  // 9 up front, then 35 payments: £289.47 × 44
  [
    { monthlyPaymentPence: 28947, processingFeePence: 0, initialRentals: 9, termMonths: 36 },
    260523,
    260523,
    1273668,
    35380,
  ],
  [
    { monthlyPaymentPence: 19900, processingFeePence: 25000, initialRentals: 6, termMonths: 36 },
    119400,
    144400,
    840900,
    23358,
  ],
  [
    { monthlyPaymentPence: 10000, processingFeePence: 0, initialRentals: 1, termMonths: 1 },
    10000,
    10000,
    10000,
    10000,
  ],
] as const)(
  '%j',
  (price, initialPaymentPence, upfrontPence, totalCostPence, effectiveMonthlyPence) => {
    expect(leaseCost(price)).toEqual({
      initialPaymentPence,
      upfrontPence,
      totalCostPence,
      effectiveMonthlyPence,
    })
  },
)

const price = fc.record({
  monthlyPaymentPence: fc.integer({ min: 1, max: 1_000_000 }),
  processingFeePence: fc.integer({ min: 0, max: 100_000 }),
  initialRentals: fc.integer({ min: 1, max: 12 }),
  termMonths: fc.integer({ min: 1, max: 60 }),
})

test('the total is every payment and the fee, and the effective month is within half a penny of its share', () => {
  fc.assert(
    fc.property(price, (given) => {
      const cost = leaseCost(given)
      const payments = given.initialRentals + given.termMonths - 1
      expect(cost.totalCostPence).toBe(
        payments * given.monthlyPaymentPence + given.processingFeePence,
      )
      const difference = cost.effectiveMonthlyPence * given.termMonths - cost.totalCostPence
      expect(Math.abs(2 * difference)).toBeLessThanOrEqual(given.termMonths)
    }),
  )
})
