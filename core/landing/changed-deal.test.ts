import { describe, expect, test } from 'vitest'
import {
  corsa48,
  corsaBusiness36,
  corsaInStock36,
  corsaOffers,
  corsaPcp,
  northgate36,
} from '../fixtures/landing.ts'
import { corsaOffer, corsaPersonal36, northgateDrive } from '../fixtures/offers.ts'
import type { Offer } from '../offer/offer.ts'
import { changedDeal } from './changed-deal.ts'
import { dealPage, type DealView, drawnView } from './deal-page.ts'
import type { DealPreferences } from './deal-selection.ts'

/** The page opened on preferences and then changed, one choice after the other. */
function shown(
  offers: readonly Offer[],
  preferences: DealPreferences,
  changes: readonly DealPreferences[],
): DealView {
  const opened = dealPage(offers, preferences)!
  return changes.reduce((view, change) => changedDeal(offers, view, change), opened)
}

describe('L-17 a choice in the deal sentence shows the nearest deal to all of it', () => {
  test.each<[string, DealPreferences, DealPreferences[], Offer[], string]>([
    [
      'term',
      {},
      [{ termMonths: 48 }],
      [corsa48],
      '−£6.43 a month, all in: £227.15 instead of £233.58',
    ],
    [
      'the term back again',
      {},
      [{ termMonths: 48 }, { termMonths: 36 }],
      [corsaPersonal36, northgate36],
      '+£6.43 a month, all in: £233.58 instead of £227.15',
    ],
    [
      'stock',
      {},
      [{ isInStock: true }],
      [corsaInStock36],
      '+£6.84 a month, all in: £240.42 instead of £233.58',
    ],
    [
      'business, which has another mileage',
      {},
      [{ financeType: 'business' }],
      [corsaBusiness36],
      '−£6.58 a month, all in, both with VAT: £227 instead of £233.58. This price excludes VAT',
    ],
    ['L-18 the term there is', {}, [{ termMonths: 36 }], [corsaPersonal36, northgate36], ''],
    ['nothing', { termMonths: 48 }, [{}], [corsa48], ''],
  ])('%s', (_, preferences, changes, offers, priceChange) => {
    expect(shown(corsaOffers, preferences, changes)).toMatchObject({
      offers,
      best: offers[0],
      priceChange,
    })
  })

  test('L-57 and says which words gave way, from what to what', () => {
    const view = shown(corsaOffers, { isInStock: true }, [{ termMonths: 48 }])
    expect(view.best).toBe(corsa48)
    expect(view.gaveWay).toEqual([{ word: 'isInStock', before: true, after: false }])
    expect(changedDeal(corsaOffers, view, { termMonths: 48 }).gaveWay).toEqual([])
    expect(shown(corsaOffers, {}, [{ financeType: 'business' }]).gaveWay).toEqual([
      { word: 'annualMileageMiles', before: 8000, after: 10000 },
    ])
    expect(shown(corsaOffers, {}, [{ financeType: 'pcp' }]).gaveWay).toEqual([])
  })

  test('and stays as it is when nobody quotes the car any more', () => {
    const before = shown(corsaOffers, {}, [{ financeType: 'pcp' }])
    expect(changedDeal([], before, { termMonths: 48 })).toEqual({
      ...before,
      priceChange: '',
      gaveWay: [{ word: 'termMonths', before: 48, after: 36 }],
    })
  })
})

describe('L-22 leases and PCP keep a deposit each', () => {
  const offers = [
    corsaOffer({ initialRentals: 6 }),
    corsaOffer({ initialRentals: 9 }),
    corsaOffer({ financeType: 'business', initialRentals: 6 }),
    corsaOffer({ financeType: 'business', initialRentals: 9 }),
    corsaPcp({ depositPounds: 1000 }),
    corsaPcp({ depositPounds: 2000 }),
  ]
  const [personal, business, pcp] = [
    { financeType: 'personal' },
    { financeType: 'business' },
    { financeType: 'pcp' },
  ] as const
  test.each<[string, DealPreferences, DealPreferences[], number]>([
    ['months go from one lease to the other', { deposit: 9 }, [business], 9],
    ['a first PCP has the common deposit', { deposit: 9 }, [pcp], 2000],
    ['a first lease has the common one', { ...pcp, deposit: 1000 }, [personal], 6],
    ['a deposit chosen with the type is that', {}, [{ ...pcp, deposit: 1000 }], 1000],
    ['months come back', { deposit: 9 }, [pcp, personal], 9],
    ['to the other lease too', { deposit: 9 }, [pcp, business], 9],
    ['pounds come back', {}, [pcp, { deposit: 1000 }, personal, pcp], 1000],
    ['past both leases', {}, [pcp, { deposit: 1000 }, personal, business, pcp], 1000],
    ['and past other choices', { deposit: 9 }, [pcp, { deposit: 1000 }, personal], 9],
  ])('%s', (_, preferences, changes, deposit) => {
    expect(shown(offers, preferences, changes).selection.deposit).toBe(deposit)
  })
})

describe('L-46 a page taken up in a browser', () => {
  test.each<DealPreferences>([
    {},
    { termMonths: 48 },
    { financeType: 'business' },
    { isInStock: true },
    { financeType: 'pcp', termMonths: 48 },
  ])('for %j is the page that the server opened', (preferences) => {
    const opened = dealPage(corsaOffers, preferences)!
    expect(changedDeal(corsaOffers, drawnView(opened), {})).toEqual(opened)
  })

  test('shows all providers, and enquires about the same offer', () => {
    const many = Array.from({ length: 21 }, (_, index) =>
      corsaOffer({ provider: { ...northgateDrive, id: index + 1 } }),
    )
    const opened = dealPage(many, {})!
    expect(drawnView(opened).offers).toHaveLength(20)
    expect(changedDeal(many, drawnView(opened), {})).toEqual(opened)
  })
})
