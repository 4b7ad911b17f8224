import { describe, expect, test } from 'vitest'
import {
  corsa48,
  corsaBusiness36,
  corsaInStock36,
  corsaOffers,
  corsaPcp48,
  northgate36,
  openedCorsa,
} from '../fixtures/landing.ts'
import { corsaPcp36, corsaPersonal36 } from '../fixtures/offers.ts'
import { emptyLanding, type LandingFilters, type LandingState } from './landing-state.ts'
import {
  chosenOffer,
  providerCount,
  shownFilters,
  visibleOffers,
  withVisibleSelection,
} from './visible-offers.ts'

const noProfile = emptyLanding.profile

const state = (change: Partial<LandingState> = {}, filters: Partial<LandingFilters> = {}) => ({
  ...emptyLanding,
  offers: corsaOffers,
  pcpOffers: corsaOffers,
  ...change,
  filters: { ...emptyLanding.filters, ...change.filters, ...filters },
})

describe('L-28 the offers shown', () => {
  test('are all of the finance type while nothing is chosen', () => {
    expect(visibleOffers(state())).toEqual([corsaPersonal36, corsa48, corsaInStock36, northgate36])
  })

  test.each([
    [{ termMonths: 48 }, [corsa48]],
    [{ termMonths: 24 }, []],
    [{ annualMileageMiles: 8000 }, [corsaPersonal36, corsa48, corsaInStock36, northgate36]],
    [{ annualMileageMiles: 10000 }, []],
    [{ leaseDeposit: 6 }, [corsaPersonal36, corsa48, corsaInStock36, northgate36]],
    [{ leaseDeposit: 9 }, []],
    [{ pcpDeposit: 1 }, [corsaPersonal36, corsa48, corsaInStock36, northgate36]],
  ])('have the profile %j', (profile, expected) => {
    expect(visibleOffers(state({ profile: { ...noProfile, ...profile } }))).toEqual(expected)
  })

  test('lie on the chosen side of the stock toggle', () => {
    expect(visibleOffers(state({}, { isInStock: true }))).toEqual([corsaInStock36])
    expect(visibleOffers(state({}, { isInStock: false }))).not.toContain(corsaInStock36)
    expect(visibleOffers(state({}, { isMaintained: true }))).toEqual([])
  })

  test('are those of the finance type: PCP has a list of its own', () => {
    expect(visibleOffers(state({}, { financeType: 'business' }))).toEqual([corsaBusiness36])
    const pcp = state({ offers: [] }, { financeType: 'pcp' })
    expect(visibleOffers(pcp)).toEqual([corsaPcp48, corsaPcp36])
    expect(visibleOffers({ ...pcp, profile: { ...noProfile, pcpDeposit: 2000 } })).toEqual([
      corsaPcp36,
    ])
    expect(visibleOffers(state({ pcpOffers: [] }, { financeType: 'pcp' }))).toEqual([])
  })

  test('come in the order chosen, and as loaded for a sort that is none', () => {
    expect(visibleOffers(state({ sort: 'minPayment|desc' }))[0]).toBe(northgate36)
    expect(visibleOffers(state({ sort: 'none' }))).toEqual([
      northgate36,
      corsaPersonal36,
      corsa48,
      corsaInStock36,
    ])
  })
})

describe('L-29 budget filters', () => {
  const budget = { budgetTo: 204, rentalRange: '2000', budgetRanges: ['150to250'] } as const

  test('count while they are on', () => {
    const on = state({ areAdditionalFiltersOn: true }, budget)
    expect(visibleOffers(on)).toEqual([corsaPersonal36, corsa48])
    expect(visibleOffers(state({ areAdditionalFiltersOn: true }, { rentalRange: '1000' }))).toEqual(
      [],
    )
    expect(
      visibleOffers(state({ areAdditionalFiltersOn: true }, { budgetRanges: ['250to350'] })),
    ).toEqual([])
  })

  test('do not count while they are off', () => {
    const off = state({ areAdditionalFiltersOn: false }, { ...budget, budgetRanges: ['600'] })
    expect(visibleOffers(off)).toHaveLength(4)
    expect(shownFilters(off)).toMatchObject({ budgetRanges: [], budgetTo: null, rentalRange: '0' })
  })
})

test('L-30 providers are counted once, however many prices they quote', () => {
  expect(providerCount([])).toBe(0)
  expect(providerCount([corsaPersonal36, corsa48, northgate36])).toBe(2)
})

describe('L-26 the offer currently chosen', () => {
  test('is the marked one', () => {
    expect(chosenOffer(state({ selectedOfferId: northgate36.id }))).toBe(northgate36)
  })

  test('else the top offer, while it is shown', () => {
    expect(chosenOffer(state({ topOffer: corsa48 }))).toBe(corsa48)
    expect(chosenOffer(state({ topOffer: corsaBusiness36 }))).toBe(corsaPersonal36)
    expect(chosenOffer(state({ topOffer: corsa48, selectedOfferId: 'gone' }))).toBe(corsa48)
  })

  test('else the first shown, else none', () => {
    expect(chosenOffer(state())).toBe(corsaPersonal36)
    expect(chosenOffer(state({ offers: [] }))).toBeNull()
  })
})

test('L-27 a mark leaves an offer that is no longer shown, and stays on one that is', () => {
  const marked = state({ selectedOfferId: corsa48.id })
  expect(withVisibleSelection(marked)).toBe(marked)
  const gone = { ...marked, profile: { ...noProfile, termMonths: 36 } }
  expect(withVisibleSelection(gone)).toEqual({ ...gone, selectedOfferId: null })
  const unmarked = state()
  expect(withVisibleSelection(unmarked)).toBe(unmarked)
})

test('L-28 an opened page shows the prices on the profile of its top offer', () => {
  expect(visibleOffers(openedCorsa())).toEqual([corsaPersonal36, northgate36])
})
