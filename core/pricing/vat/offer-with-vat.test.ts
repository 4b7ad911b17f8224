import fc from 'fast-check'
import { expect, test } from 'vitest'
import { corsaOffer, corsaPcp36, corsaPersonal36 } from '#core/fixtures/offers.ts'
import { isPcpOffer } from '#core/offer/offer.ts'
import { isShownWithVat, offerWithVat, vatWords } from './offer-with-vat.ts'
import { withVatPence } from './vat.ts'

const business = corsaOffer({
  financeType: 'business',
  isSpecialOffer: true,
  special: { savingPence: 1000, isHot: false },
})

test('P-76 a business price with VAT is its month and fee with VAT, and the sums of these', () => {
  const shown = offerWithVat(business)
  expect(shown).toMatchObject({
    id: business.id,
    monthlyPaymentPence: 23_880,
    processingFeePence: 30_000,
    initialPaymentPence: 6 * 23_880,
    upfrontPence: 6 * 23_880 + 30_000,
    totalCostPence: 41 * 23_880 + 30_000,
    excessMileagePencePerMile: 8.6,
    special: { savingPence: 1200, isHot: false },
  })
  expect([vatWords(business), vatWords(shown)]).toEqual(['excl. VAT', 'inc. VAT'])
  expect(offerWithVat(corsaOffer({ financeType: 'business' }))).toMatchObject({ special: null })
})

test.each([
  ['a personal price', corsaPersonal36],
  ['a PCP', corsaPcp36],
  ['a price with VAT already', offerWithVat(business)],
])('P-76 %s stays as it is', (_, offer) => {
  expect(offerWithVat(offer)).toBe(offer)
  expect(isShownWithVat(offer)).toBe(true)
  expect(vatWords(offer)).toBe('inc. VAT')
})

test('P-76 whatever the price, its parts add up to its total', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500_000 }),
      fc.integer({ min: 0, max: 100_000 }),
      fc.constantFrom(1, 3, 6, 9, 12),
      (monthlyPaymentPence, processingFeePence, initialRentals) => {
        const offer = corsaOffer({
          financeType: 'business',
          monthlyPaymentPence,
          processingFeePence,
          initialRentals,
        })
        const shown = offerWithVat(offer)
        if (isPcpOffer(shown)) throw new Error('a lease became a PCP')
        expect(shown.monthlyPaymentPence).toBe(withVatPence(monthlyPaymentPence))
        expect(shown.totalCostPence).toBe(
          shown.upfrontPence + (shown.profile.termMonths - 1) * shown.monthlyPaymentPence,
        )
      },
    ),
  )
})
