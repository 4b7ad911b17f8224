import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { corsaOffer, corsaPcp36, corsaPersonal36, northgateDrive } from '#core/fixtures/offers.ts'
import type { Offer } from '#core/offer/offer.ts'
import { offerId } from '#core/offer/offer-id.ts'
import { offerFromWire } from './offer-from-wire.ts'
import { offerToWire, wireOffer } from './wire-offer.ts'

const sent = (offer: Offer) => wireOffer.parse(JSON.parse(JSON.stringify(offerToWire(offer))))

const lease: fc.Arbitrary<Offer> = fc
  .record({
    financeType: fc.constantFrom('personal' as const, 'business' as const),
    termMonths: fc.constantFrom(24, 36, 48),
    initialRentals: fc.constantFrom(1, 6, 12),
    isInStock: fc.boolean(),
    isMaintained: fc.boolean(),
    isSpecialOffer: fc.boolean(),
    special: fc.option(
      fc.record({ savingPence: fc.integer({ min: 0, max: 50_000 }), isHot: fc.boolean() }),
    ),
    monthlyPaymentPence: fc.integer({ min: 1, max: 500_000 }),
    processingFeePence: fc.integer({ min: 0, max: 50_000 }),
  })
  .map(corsaOffer)

const pence = fc.integer({ min: 0, max: 10_000_000 })

const pcp: fc.Arbitrary<Offer> = fc
  .record({
    depositPounds: fc.integer({ min: 0, max: 20_000 }),
    monthlyPaymentPence: fc.integer({ min: 1, max: 500_000 }),
    processingFeePence: pence,
    cashPricePence: pence,
    depositContributionPence: pence,
    amountOfCreditPence: pence,
    numberOfPayments: fc.integer({ min: 1, max: 48 }),
    optionalFinalPaymentPence: pence,
    aprPercent: fc.constantFrom(0, 4.9, 19.9),
    totalPayablePence: pence,
  })
  .map(({ depositPounds, ...figures }) => {
    const profile = { ...corsaPcp36.profile, depositPounds }
    const { provider, capId } = corsaPcp36
    const id = offerId({ providerId: provider.id, capId, profile })
    return { ...corsaPcp36, ...figures, id, profile, depositPence: depositPounds * 100 }
  })

test('C-29 an offer sent as JSON and read is the offer, a lease or a PCP', () => {
  fc.assert(
    fc.property(fc.oneof(lease, pcp), (offer) => {
      expect(offerFromWire(sent(offer))).toEqual(offer)
    }),
  )
})

describe('C-29 JSON carries pounds under the field’s names', () => {
  test('of a lease', () => {
    expect(offerToWire(corsaPersonal36)).toEqual({
      id: '1-10000001-p36-8000-6-fn',
      capId: '10000001',
      financeType: 'personal',
      annualMileage: 8000,
      term: 36,
      depositValue: 6,
      stock: 0,
      specialOffer: false,
      maintenanceIncluded: false,
      monthlyPayment: 199,
      initialPayment: 1194,
      upfront: 1444,
      processingFee: 250,
      totalCost: 8409,
      effectiveMonthly: 233.58,
      excessMileage: 7.2,
      deliveryWeeks: { from: 12, to: 14 },
      budgetRange: '150to250',
      rentalRange: '2000',
      brandId: 1,
      brandName: 'Harbour Leasing',
      brandPhone: '0113 496 0101',
      brandLogoPath: '/providers/harbour-leasing.svg',
      brandShortInfo: { brandLogo: '/providers/harbour-leasing.svg' },
      message: null,
      validUntil: '2026-12-31',
      checkedAt: '2026-11-01T06:00:00.000Z',
    })
  })

  test('of a car in stock, maintained and special, from another provider', () => {
    const offer = corsaOffer({
      isInStock: true,
      isMaintained: true,
      isSpecialOffer: true,
      special: { savingPence: 642, isHot: true },
      provider: northgateDrive,
    })
    expect(offerToWire(offer)).toMatchObject({
      stock: 1,
      maintenanceIncluded: true,
      specialOffer: true,
      special: { saving: 6.42, hotDeal: true },
      brandId: 2,
      brandPhone: '0161 496 0102',
    })
  })

  test('of an offer that its provider alone calls special', () => {
    const wire = offerToWire(corsaOffer({ isSpecialOffer: true }))
    expect(wire).toMatchObject({ id: '1-10000001-p36-8000-6-fnx', specialOffer: false })
    expect(wire).not.toHaveProperty('special')
  })

  test('of a PCP, whose deposit is in pounds', () => {
    expect(offerToWire(corsaPcp36)).toMatchObject({
      financeType: 'pcp',
      depositValue: 2000,
      initialPayment: 2000,
      stock: 0,
      specialOffer: false,
      maintenanceIncluded: false,
      pcp: {
        cashPrice: 20000,
        depositContribution: 500,
        amountOfCredit: 17500,
        numberOfPayments: 35,
        optionalFinalPayment: 8000,
        apr: 6.9,
      },
    })
  })
})

test('C-29 a PCP without its figures is a broken answer', () => {
  const { pcp: _, ...bare } = offerToWire(corsaPcp36)
  expect(() => offerFromWire(bare)).toThrow(
    'PCP offer 1-10000001-c36-8000-2000 came without its figures.',
  )
})
