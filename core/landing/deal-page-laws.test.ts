import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { corsaPcp } from '../fixtures/landing.ts'
import { corsaOffer, harbourLeasing, northgateDrive } from '../fixtures/offers.ts'
import { isPcpOffer, type Offer } from '../offer/offer.ts'
import { totalPence } from '../pricing/lease/offer-amounts.ts'
import { changedDeal } from './changed-deal.ts'
import { dealPage, type DealView } from './deal-page.ts'
import type { DealPreferences, DealSelection } from './deal-selection.ts'
import { dealPath } from './offer-path.ts'
import { preferencesFromSearch } from './preferences-from-search.ts'

const leaseOffer = fc
  .record({
    financeType: fc.constantFrom('personal' as const, 'business' as const),
    termMonths: fc.constantFrom(24, 36),
    annualMileageMiles: fc.constantFrom(8000, 10000),
    initialRentals: fc.constantFrom(1, 6),
    isInStock: fc.boolean(),
    isMaintained: fc.boolean(),
    monthlyPaymentPence: fc.constantFrom(14000, 15000, 15001, 24000, 70000),
    provider: fc.constantFrom(harbourLeasing, northgateDrive),
  })
  .map(corsaOffer)

const pcpOffer = fc
  .record({
    termMonths: fc.constantFrom(24, 36),
    annualMileageMiles: fc.constantFrom(8000, 10000),
    depositPounds: fc.constantFrom(0, 2000),
    monthlyPaymentPence: fc.constantFrom(20000, 30000),
  })
  .map(corsaPcp)

const someOffers: fc.Arbitrary<Offer[]> = fc.array(fc.oneof(leaseOffer, leaseOffer, pcpOffer), {
  maxLength: 25,
})

const preferences = fc.record(
  {
    financeType: fc.constantFrom('personal' as const, 'business' as const, 'pcp' as const),
    termMonths: fc.constantFrom(24, 36, 48),
    annualMileageMiles: fc.constantFrom(8000, 10000, 12000),
    deposit: fc.constantFrom(0, 1, 6, 2000),
    isInStock: fc.boolean(),
    isMaintained: fc.boolean(),
  },
  { requiredKeys: [] },
)

/** Written apart from the code: whether the deal sentence lets an offer through. */
function isExcluded(sentence: DealSelection, offer: Offer): boolean {
  const isPcp = isPcpOffer(offer)
  return (
    offer.profile.financeType !== sentence.financeType ||
    offer.profile.termMonths !== sentence.termMonths ||
    offer.profile.annualMileageMiles !== sentence.annualMileageMiles ||
    (isPcp ? offer.profile.depositPounds : offer.profile.initialRentals) !== sentence.deposit ||
    (!isPcp && offer.profile.isInStock) !== sentence.isInStock ||
    (!isPcp && offer.profile.isMaintained) !== sentence.isMaintained
  )
}

/** Every single word that the selects of the page offer. */
function wordsOf({ options }: DealView): DealPreferences[] {
  return [
    ...options.financeTypes.map((financeType) => ({ financeType })),
    ...options.terms.map((termMonths) => ({ termMonths })),
    ...options.mileages.map((annualMileageMiles) => ({ annualMileageMiles })),
    ...options.deposits.map((deposit) => ({ deposit })),
    ...(options.inStockCount > 0 ? [{ isInStock: true }] : []),
    ...(options.factoryCount > 0 ? [{ isInStock: false }] : []),
    ...(options.maintainedCount > 0 ? [{ isMaintained: true }] : []),
    ...(options.unmaintainedCount > 0 ? [{ isMaintained: false }] : []),
  ]
}

describe('whatever the address says and whatever is chosen in whatever order', () => {
  /** Opens and changes pages of some cars, calling `see` with each page on the way. */
  const always = (see: (view: DealView, offers: readonly Offer[]) => void) =>
    fc.assert(
      fc.property(
        someOffers,
        preferences,
        fc.array(preferences, { maxLength: 6 }),
        (offers, opening, changes) => {
          let view = dealPage(offers, opening)
          expect(view === null).toBe(offers.length === 0)
          if (!view) return
          see(view, offers)
          for (const change of changes) {
            view = changedDeal(offers, view, change)
            see(view, offers)
          }
        },
      ),
    )

  test('L-28 no offer is shown that the deal sentence excludes', () => {
    always(({ offers, selection }) => {
      expect(offers.filter((offer) => isExcluded(selection, offer))).toEqual([])
    })
  })

  test('L-15 an offer is shown as long as the car has any', () => {
    always(({ offers }) => expect(offers.length).toBeGreaterThan(0))
  })

  test('L-26 L-32 an enquiry is about an offer shown first, the lowest total of the profile', () => {
    always(({ best, offers, selection }, all) => {
      const totals = all.filter((offer) => !isExcluded(selection, offer)).map(totalPence)
      expect(best).toBe(offers[0])
      expect(totalPence(best)).toBe(Math.min(...totals))
    })
  })

  test('L-30 every provider who quotes the profile is shown once', () => {
    always(({ offers, providerCount, selection }, all) => {
      const quoted = all.filter((offer) => !isExcluded(selection, offer))
      const providers = new Set(quoted.map(({ provider }) => provider.id))
      expect(new Set(offers.map(({ provider }) => provider.id))).toEqual(providers)
      expect(offers).toHaveLength(providers.size)
      expect(providerCount).toBe(providers.size)
    })
  })

  test('L-11 L-34 every word on offer is met when it is chosen', () => {
    always((view, offers) => {
      for (const word of wordsOf(view)) {
        expect(changedDeal(offers, view, word).selection).toMatchObject(word)
      }
    })
  })

  test('L-18 choosing what stands changes nothing', () => {
    always((view, offers) => {
      const again = changedDeal(offers, view, view.selection)
      expect(again).toEqual({ ...view, priceChange: '', gaveWay: [] })
    })
  })

  test('L-47 L-48 the page that its address opens is the same', () => {
    always((view, offers) => {
      const { searchParams } = new URL(dealPath('10000001', view.selection), 'https://larkway.test')
      const reloaded = dealPage(offers, preferencesFromSearch(Object.fromEntries(searchParams)))
      const { otherDeposit, priceChange, gaveWay } = view
      expect({ ...reloaded, otherDeposit, priceChange, gaveWay }).toEqual(view)
    })
  })
})
