import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { corsaPcp36, corsaPersonal36 } from '#core/fixtures/offers.ts'
import { effectiveMonthlyPence } from './offer-amounts.ts'
import { effectivePence, leaseCost } from './lease-cost.ts'

const cases = [
  // 9 up front, then 35 payments: £289.47 × 44
  [28947, 0, 9, 36, 260523, 260523, 1273668, 35380],
  [19900, 25000, 6, 36, 119400, 144400, 840900, 23358],
  [10000, 0, 1, 1, 10000, 10000, 10000, 10000],
  [10001, 1, 12, 24, 120012, 120013, 350036, 14585],
] as const

describe('P-21 P-22 P-23 P-24 a lease', () => {
  test.each(cases)(
    'at %i pence a month, a fee of %i, %i rentals at once over %i months',
    (monthlyPaymentPence, processingFeePence, initialRentals, termMonths, ...expected) => {
      const cost = leaseCost({
        monthlyPaymentPence,
        processingFeePence,
        initialRentals,
        termMonths,
      })
      const [initial, upfront, total, effective] = expected
      expect(cost.initialPaymentPence, 'P-21 initial rental').toBe(initial)
      expect(cost.upfrontPence, 'P-22 upfront').toBe(upfront)
      expect(cost.totalCostPence, 'P-23 total').toBe(total)
      expect(cost.effectiveMonthlyPence, 'P-24 effective month').toBe(effective)
    },
  )
})

test.each([
  [35, 10, 4], // half a penny goes up
  [34, 10, 3],
  [36, 10, 4],
])('P-24 %i pence over %i months are %i a month', (total, months, each) => {
  expect(effectivePence(total, months)).toBe(each)
})

test('P-24 leases and PCP are spread in the same way', () => {
  expect(effectiveMonthlyPence(corsaPersonal36)).toBe(23358)
  expect(effectiveMonthlyPence({ ...corsaPcp36, totalPayablePence: 2_225_430 })).toBe(61818) // 61,817.5
})

const price = fc.record({
  monthlyPaymentPence: fc.integer({ min: 1, max: 1_000_000 }),
  processingFeePence: fc.integer({ min: 0, max: 100_000 }),
  initialRentals: fc.integer({ min: 1, max: 12 }),
  termMonths: fc.integer({ min: 1, max: 60 }),
})

test('P-23 P-24 the total is every payment and the fee, and no less than any part of it', () => {
  fc.assert(
    fc.property(price, (given) => {
      const cost = leaseCost(given)
      const payments = given.initialRentals + given.termMonths - 1
      expect(cost.totalCostPence).toBe(
        payments * given.monthlyPaymentPence + given.processingFeePence,
      )
      expect(cost.totalCostPence).toBeGreaterThanOrEqual(cost.upfrontPence)
      const difference = cost.effectiveMonthlyPence * given.termMonths - cost.totalCostPence
      expect(Math.abs(2 * difference)).toBeLessThanOrEqual(given.termMonths)
    }),
  )
})

test('P-23 a dearer month or fee never makes a cheaper lease', () => {
  fc.assert(
    fc.property(price, fc.nat(1000), fc.nat(1000), (given, monthlyMore, feeMore) => {
      const dearer = {
        ...given,
        monthlyPaymentPence: given.monthlyPaymentPence + monthlyMore,
        processingFeePence: given.processingFeePence + feeMore,
      }
      expect(leaseCost(dearer).totalCostPence).toBeGreaterThanOrEqual(
        leaseCost(given).totalCostPence,
      )
    }),
  )
})
