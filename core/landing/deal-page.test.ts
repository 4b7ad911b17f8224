import { describe, expect, test } from 'vitest'
import {
  corsa48,
  corsaBusiness36,
  corsaInStock36,
  corsaOffers,
  corsaPcp,
  corsaPcp48,
  northgate36,
} from '../fixtures/landing.ts'
import { corsaOffer, corsaPcp36, corsaPersonal36, northgateDrive } from '../fixtures/offers.ts'
import type { Offer } from '../offer/offer.ts'
import { dealCosts } from './deal-costs.ts'
import { dealPage, drawnView } from './deal-page.ts'
import { type DealPreferences, selectionOf } from './deal-selection.ts'
import { noOfferChoice } from './offer-choice.ts'
import { profileOptions } from './profile-options.ts'

const page = (offers: readonly Offer[], preferences: DealPreferences = {}) =>
  dealPage(offers, preferences)

describe('L-13 L-15 a page opens on the nearest deal, with every word of its profile', () => {
  test.each<[DealPreferences, Offer[]]>([
    [{}, [corsaPersonal36, northgate36]],
    [{ termMonths: 48 }, [corsa48]],
    [{ termMonths: 60 }, [corsa48]],
    [{ isInStock: true }, [corsaInStock36]],
    [{ isInStock: true, termMonths: 48 }, [corsaInStock36]],
    [{ isMaintained: true }, [corsaPersonal36, northgate36]],
    [{ financeType: 'business' }, [corsaBusiness36]],
    [{ financeType: 'pcp' }, [corsaPcp36]],
    [{ financeType: 'pcp', termMonths: 48 }, [corsaPcp48]],
    [{ financeType: 'pcp', deposit: 9000 }, [corsaPcp36]],
  ])('%j', (preferences, offers) => {
    expect(page(corsaOffers, preferences)).toMatchObject({
      selection: selectionOf(offers[0]!),
      options: profileOptions(corsaOffers, offers[0]!.profile.financeType),
      offers,
      providerCount: offers.length,
      best: offers[0],
      shown: offers[0],
      choice: noOfferChoice,
      isBudgetMissed: false,
      isBudgetOff: false,
      savingPounds: offers.length === 1 ? 0 : 17,
      isHotDeal: false,
      costs: dealCosts(corsaOffers, offers[0]!),
      otherDeposit: null,
      priceChange: '',
      gaveWay: [],
    })
  })

  test('of another finance type where nobody quotes the one preferred', () => {
    const shown = page([corsaPcp36], { financeType: 'business' })
    expect(shown?.selection.financeType).toBe('pcp')
    expect(shown?.options).toEqual(profileOptions([corsaPcp36], 'pcp'))
  })

  test('nobody quotes the car', () => {
    expect(page([])).toBeNull()
  })
})

test('L-11 a word changed last is given up last', () => {
  const shown = dealPage(corsaOffers, selectionOf(corsaInStock36), {
    change: { termMonths: 48 },
  })
  expect(shown?.offers).toEqual([corsa48])
})

describe('L-32 the prices on the page', () => {
  test('L-30 are one a provider on the profile, the lowest total being the best', () => {
    const lowFee = corsaOffer({ monthlyPaymentPence: 19910, processingFeePence: 0 })
    const shown = page([...corsaOffers, lowFee])
    expect(shown).toMatchObject({ best: lowFee, offers: [lowFee, northgate36], providerCount: 2 })
    expect(shown?.selection).toEqual(selectionOf(corsaPersonal36))
  })

  test('stand by what the whole contract costs', () => {
    const dearMonth = corsaOffer({ monthlyPaymentPence: 20000, processingFeePence: 0 })
    const dearFee = corsaOffer({ processingFeePence: 90000, provider: northgateDrive })
    expect(page([dearFee, dearMonth])?.offers).toEqual([dearMonth, dearFee])
  })
})

describe('L-31 the saving', () => {
  test('is against the next provider, a month, in whole pounds', () => {
    const sameProvider = corsaOffer({ monthlyPaymentPence: 19950 })
    // (41 × £15.00) / 36 = £17.08
    expect(page([corsaPersonal36, sameProvider, northgate36])?.savingPounds).toBe(17)
    expect(page([corsaPersonal36, sameProvider])?.savingPounds).toBe(0)
  })

  test('makes a hot deal only of a special offer', () => {
    const mark = { savingPence: 100, isHot: false }
    const flagged = corsaOffer({ isSpecialOffer: true, special: mark })
    const near = corsaOffer({ monthlyPaymentPence: 20000, provider: northgateDrive })
    expect(page([flagged, near])?.isHotDeal).toBe(false)
    expect(page([flagged, northgate36])?.isHotDeal).toBe(true)
    expect(page([corsaPersonal36, northgate36])?.isHotDeal).toBe(false)
    const markedOnly = corsaOffer({ isSpecialOffer: true })
    expect(page([markedOnly, northgate36])?.isHotDeal).toBe(false)
  })

  test('never makes one of a PCP', () => {
    const cheap = corsaPcp({})
    const other = { ...cheap, id: '2', provider: northgateDrive, totalPayablePence: 9_000_000 }
    const shown = page([cheap, other])
    expect(shown?.savingPounds).toBeGreaterThan(5)
    expect(shown?.isHotDeal).toBe(false)
  })
})

describe('L-35 the stock toggle starts where the top offer lies', () => {
  const inStock = corsaOffer({ isInStock: true, monthlyPaymentPence: 1 })
  test.each<[Offer[], DealPreferences, boolean]>([
    [[corsaOffer({ isInStock: true })], {}, true],
    [[corsaOffer({ isInStock: true }), corsaOffer({ monthlyPaymentPence: 1 })], {}, false],
    [[inStock, corsaOffer()], {}, true],
    // Where the address says, while there is an offer on that side.
    [[inStock, corsaOffer()], { isInStock: false }, false],
    [[inStock], { isInStock: false }, true],
  ])('%#', (offers, preferences, isInStock) => {
    expect(page(offers, preferences)?.selection.isInStock).toBe(isInStock)
  })
})

test('L-46 the server draws the first 20 offers and says how many there are', () => {
  const offers = Array.from({ length: 21 }, (_, index) =>
    corsaOffer({
      monthlyPaymentPence: 20000 + index,
      provider: { ...northgateDrive, id: index + 1 },
    }),
  )
  const whole = page(offers)!
  expect(whole.offers).toEqual(offers)
  expect(drawnView(whole)).toEqual({ ...whole, offers: offers.slice(0, 20) })
  expect(drawnView(whole).providerCount).toBe(21)
})
