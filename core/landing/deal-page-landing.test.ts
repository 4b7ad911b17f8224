import { describe, expect, test } from 'vitest'
import { corsaOffers, corsaPcp48 } from '../fixtures/landing.ts'
import { corsaOffer, corsaPcp36, northgateDrive } from '../fixtures/offers.ts'
import { settledLanding } from './answer-from-offers.ts'
import { openedDeal, resumedDeal } from './deal-page-landing.ts'
import { type DealView, dealView, drawnView } from './deal-view.ts'
import type { DealPreferences } from './deal-selection.ts'

const view = (preferences: DealPreferences, offers = corsaOffers): DealView =>
  dealView(openedDeal('10000001', offers, preferences))!

test('L-13 a deal page opens on what its address says, else on the personal top offer', () => {
  expect(view({}).selection).toMatchObject({
    financeType: 'personal',
    termMonths: 36,
    isInStock: false,
  })
  expect(view({ financeType: 'pcp', termMonths: 48 }).best).toBe(corsaPcp48)
  expect(view({ isInStock: true }).selection.isInStock).toBe(true)
  const state = openedDeal('10000001', corsaOffers, {})
  expect(state).toMatchObject({
    capId: '10000001',
    isReady: true,
    customerFormHash: null,
    areAdditionalFiltersOn: false,
    filters: { budgetFrom: null, budgetTo: null },
    sort: 'totalCost|asc',
  })
})

test('L-32 its prices stand by what the whole contract costs', () => {
  const dearMonth = corsaOffer({ monthlyPaymentPence: 20000, processingFeePence: 0 })
  const dearFee = corsaOffer({ processingFeePence: 90000, provider: northgateDrive })
  expect(view({}, [dearFee, dearMonth]).offers).toEqual([dearMonth, dearFee])
})

describe('L-46 a page taken up in the browser', () => {
  test.each<DealPreferences>([
    {},
    { termMonths: 48 },
    { financeType: 'business' },
    { isInStock: true },
    { financeType: 'pcp', termMonths: 48 },
    { financeType: 'pcp', termMonths: 36 },
  ])('for %j shows what the server drew, before and after the list has come', (preferences) => {
    const drawn = view(preferences)
    const resumed = resumedDeal('10000001', drawn)
    expect(dealView(resumed.state)).toEqual(drawn)
    const settled = settledLanding(resumed, corsaOffers)
    expect(settled.loads).toEqual([])
    expect(dealView(settled.state)).toEqual(drawn)
  })

  test('is the page the server opened, as far as prices go', () => {
    for (const preferences of [{}, { financeType: 'pcp' }] as const) {
      const opened = openedDeal('10000001', corsaOffers, preferences)
      const { state } = settledLanding(resumedDeal('10000001', dealView(opened)!), corsaOffers)
      const { filters, profile, sort, offers, pcpOffers, topOffer, options, capId, isReady } =
        opened
      expect(state).toMatchObject({
        filters,
        sort,
        topOffer,
        options,
        capId,
        isReady,
        offers,
        pcpOffers,
      })
      expect(state.profile).toEqual(profile)
    }
  })

  test('keeps the top offer even when the server did not draw it', () => {
    const many = Array.from({ length: 20 }, (_, index) =>
      corsaOffer({ processingFeePence: 0, provider: { ...northgateDrive, id: index + 1 } }),
    )
    const lowMonth = corsaOffer({
      monthlyPaymentPence: 19000,
      processingFeePence: 90000,
      provider: { ...northgateDrive, id: 21 },
    })
    const drawn = drawnView(view({}, [...many, lowMonth]))
    expect(drawn.offers).not.toContain(lowMonth)
    const { state } = resumedDeal('10000001', drawn)
    expect(state.topOffer).toBe(lowMonth)
    expect(dealView(state)?.topOffer).toBe(lowMonth)
  })

  test('waits for the list of its finance type', () => {
    expect(resumedDeal('10000001', view({})).loads).toMatchObject([
      { name: 'offers', financeType: 'personal', capId: '10000001' },
    ])
    expect(resumedDeal('10000001', view({ financeType: 'pcp' })).loads).toMatchObject([
      { name: 'pcpOffers', deposit: corsaPcp36.profile.depositPounds },
    ])
  })
})
