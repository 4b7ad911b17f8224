import fc from 'fast-check'
import { expect, test } from 'vitest'
import { corsaPcp } from '../fixtures/landing.ts'
import { corsaOffer, harbourLeasing, northgateDrive } from '../fixtures/offers.ts'
import type { Offer } from '../offer/offer.ts'
import { totalPence } from '../pricing/lease/offer-amounts.ts'
import { changedDeal } from './changed-deal.ts'
import { dealPage } from './deal-page.ts'

const lease = fc
  .record({
    financeType: fc.constantFrom('personal' as const, 'business' as const),
    termMonths: fc.constantFrom(24, 36, 48),
    annualMileageMiles: fc.constantFrom(8000, 10000),
    initialRentals: fc.constantFrom(1, 6, 9),
    isInStock: fc.boolean(),
    isMaintained: fc.boolean(),
    monthlyPaymentPence: fc.integer({ min: 9000, max: 90_000 }),
    provider: fc.constantFrom(harbourLeasing, northgateDrive),
  })
  .map(corsaOffer)
const pcp = fc
  .record({
    termMonths: fc.constantFrom(24, 36),
    depositPounds: fc.constantFrom(1000, 2000),
  })
  .map(corsaPcp)
const someOffers: fc.Arbitrary<Offer[]> = fc.array(fc.oneof(lease, lease, pcp), {
  minLength: 1,
  maxLength: 40,
})

/** The all-in month of an offer, worked out apart from the code. */
const month = (offer: Offer) => Math.round(totalPence(offer) / offer.profile.termMonths)

test('L-59 each figure is the all-in month of the page that its terms open', () => {
  fc.assert(
    fc.property(someOffers, (offers) => {
      const view = dealPage(offers, {})!
      const { options, glance } = view
      const seen = new Set<number>()
      options.terms.forEach((termMonths, row) =>
        options.deposits.forEach((deposit, column) => {
          const pence = glance.byTerm[row]![column]
          const opened = changedDeal(offers, view, { termMonths, deposit })
          const isQuoted = opened.gaveWay.length === 0
          expect(pence === null).toBe(!isQuoted)
          if (pence === null || pence === undefined) return
          expect(pence).toBe(month(opened.best))
          seen.add(pence)
        }),
      )
      expect(glance.lowestPence).toBe(Math.min(...seen))
      options.mileages.forEach((annualMileageMiles, at) => {
        const opened = changedDeal(offers, view, { annualMileageMiles })
        const pence = glance.byMileage[at]
        expect(pence === null).toBe(opened.gaveWay.length > 0)
        if (pence !== null) expect(pence).toBe(month(opened.best))
      })
    }),
  )
})
