import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { corsaOffer } from '#core/fixtures/offers.ts'
import { businessCost, disallowedRentPence } from './business-cost.ts'
import { offerWithVat } from './offer-with-vat.ts'
import type { LeaseOffer } from '#core/offer/offer.ts'
import { businessUsesOf } from './vat-reclaim.ts'

/** £200 a month without VAT, six first and 35 more, a fee of £250. */
const lease = corsaOffer({
  financeType: 'business',
  monthlyPaymentPence: 20_000,
  processingFeePence: 25_000,
})

describe('P-91 a business lease with and without VAT', () => {
  test('by hand', () => {
    expect(businessCost(lease)).toEqual({
      monthly: { netPence: 20_000, vatPence: 4000, grossPence: 24_000 },
      first: { netPence: 120_000, vatPence: 24_000, grossPence: 144_000 },
      // 41 × £200 + £250 = £8,450, and VAT of £1,690
      total: { netPence: 845_000, vatPence: 169_000, grossPence: 1_014_000 },
      after: {
        somePrivate: {
          monthly: { reclaimedPence: 2000, costPence: 22_000 },
          total: { reclaimedPence: 84_500, costPence: 929_500 },
        },
        whollyBusiness: {
          monthly: { reclaimedPence: 4000, costPence: 20_000 },
          total: { reclaimedPence: 169_000, costPence: 845_000 },
        },
      },
    })
  })

  const anyLease = fc
    .record({
      monthlyPaymentPence: fc.integer({ min: 5000, max: 200_000 }),
      processingFeePence: fc.integer({ min: 0, max: 50_000 }),
      initialRentals: fc.constantFrom(1, 3, 6, 9, 12),
      termMonths: fc.constantFrom(24, 36, 48),
    })
    .map((change) => corsaOffer({ financeType: 'business', ...change }))

  test('is the same from a price that is shown with VAT', () => {
    fc.assert(
      fc.property(anyLease, (offer) => {
        expect(businessCost(offerWithVat(offer) as LeaseOffer)).toEqual(businessCost(offer))
      }),
    )
  })

  test('P-76 its totals are those of the offer and of the offer with VAT', () => {
    fc.assert(
      fc.property(anyLease, (offer) => {
        const { monthly, first, total, after } = businessCost(offer)
        const gross = offerWithVat(offer) as LeaseOffer
        expect(total.netPence).toBe(offer.totalCostPence)
        expect(total.grossPence).toBe(gross.totalCostPence)
        expect(monthly.grossPence).toBe(gross.monthlyPaymentPence)
        expect(first.grossPence).toBe(gross.initialPaymentPence)
        // No penny is promised that may not come.
        const half = after.somePrivate.total
        expect(2 * half.reclaimedPence).toBeLessThanOrEqual(total.vatPence)
        expect(2 * half.reclaimedPence).toBeGreaterThanOrEqual(total.vatPence - 1)
        expect(half.costPence + half.reclaimedPence).toBe(total.grossPence)
        expect(after.whollyBusiness.total.costPence).toBe(total.netPence)
      }),
    )
  })
})

test('P-46 a car is reclaimed for in two ways, a van in one', () => {
  expect(businessUsesOf('suv')).toEqual(['somePrivate', 'whollyBusiness'])
  expect(businessUsesOf('van')).toEqual(['whollyBusiness'])
})

test.each([
  // 41 × £200 = £8,200 of rent; half of its VAT of £1,640 stays: £9,020, of which 15% are £1,353.
  ['somePrivate', 15, 135_300],
  ['whollyBusiness', 15, 123_000],
  ['somePrivate', 0, 0],
] as const)('P-92 of the rent, used as %s, %i%% are %i pence', (use, percent, pence) => {
  expect(disallowedRentPence(lease, use, percent)).toBe(pence)
  expect(disallowedRentPence(offerWithVat(lease) as LeaseOffer, use, percent)).toBe(pence)
})
