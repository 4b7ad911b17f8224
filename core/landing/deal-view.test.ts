import { describe, expect, test } from 'vitest'
import { corsaOffers, corsaPcp, northgate36, openedCorsa } from '../fixtures/landing.ts'
import { corsaOffer, corsaPersonal36, northgateDrive } from '../fixtures/offers.ts'
import type { Offer } from '../offer/offer.ts'
import { dealView, drawnView } from './deal-view.ts'
import { emptyLanding } from './landing-state.ts'
import { selectionOf } from './deal-selection.ts'

const view = (offers: readonly Offer[]) => dealView(openedCorsa({}, offers))

describe('L-32 the prices on the page', () => {
  test('are none without offers', () => {
    expect(view([])).toBeNull()
    expect(dealView(emptyLanding)).toBeNull()
  })

  test('are one a provider on the profile, the lowest total being the best', () => {
    const lowFee = corsaOffer({ monthlyPaymentPence: 19910, processingFeePence: 0 })
    const shown = view([...corsaOffers, lowFee])
    expect(shown?.best).toBe(lowFee)
    expect(shown?.offers).toEqual([lowFee, northgate36])
    expect(shown?.providerCount).toBe(2)
    expect(shown?.selection).toEqual(selectionOf(corsaPersonal36))
    expect(shown?.options).toEqual(openedCorsa({}, [...corsaOffers, lowFee]).options)
  })

  test('stand in the order chosen, which does not change the best', () => {
    const shown = dealView({ ...openedCorsa(), sort: 'minPayment|desc' })
    expect(shown?.offers).toEqual([northgate36, corsaPersonal36])
    expect(shown?.best).toBe(corsaPersonal36)
  })

  test('are of one profile even while none is set', () => {
    const open = { ...openedCorsa(), profile: emptyLanding.profile }
    const cheapest = corsaOffer({ termMonths: 24, monthlyPaymentPence: 15000 })
    const shown = dealView({ ...open, offers: [...corsaOffers, cheapest] })
    expect(shown?.offers).toEqual([cheapest])
  })
})

describe('L-31 the saving', () => {
  test('is against the next provider, a month, in whole pounds', () => {
    const sameProvider = corsaOffer({ monthlyPaymentPence: 19950 })
    // (41 × £15.00) / 36 = £17.08
    expect(view([corsaPersonal36, sameProvider, northgate36])?.savingPounds).toBe(17)
    expect(view([corsaPersonal36, sameProvider])?.savingPounds).toBe(0)
  })

  test('makes a hot deal only of a special offer', () => {
    const mark = { savingPence: 100, isHot: false }
    const flagged = corsaOffer({ isSpecialOffer: true, special: mark })
    const near = corsaOffer({ monthlyPaymentPence: 20000, provider: northgateDrive })
    expect(view([flagged, near])?.isHotDeal).toBe(false)
    expect(view([flagged, northgate36])?.isHotDeal).toBe(true)
    expect(view([corsaPersonal36, northgate36])?.isHotDeal).toBe(false)
    const markedOnly = corsaOffer({ isSpecialOffer: true })
    expect(view([markedOnly, northgate36])?.isHotDeal).toBe(false)
  })

  test('never makes one of a PCP', () => {
    const cheap = corsaPcp({})
    const other = { ...cheap, id: '2', provider: northgateDrive, totalPayablePence: 9_000_000 }
    const shown = view([cheap, other])
    expect(shown?.savingPounds).toBeGreaterThan(5)
    expect(shown?.isHotDeal).toBe(false)
  })
})

test('L-46 the server draws the first 20 offers and says how many there are', () => {
  const offers = Array.from({ length: 21 }, (_, index) =>
    corsaOffer({
      monthlyPaymentPence: 20000 + index,
      provider: { ...northgateDrive, id: index + 1 },
    }),
  )
  const whole = view(offers)!
  expect(whole.offers).toEqual(offers)
  expect(drawnView(whole)).toEqual({ ...whole, offers: offers.slice(0, 20) })
  expect(drawnView(whole).providerCount).toBe(21)
})
