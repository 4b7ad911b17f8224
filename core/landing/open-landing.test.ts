import { describe, expect, test } from 'vitest'
import { corsaOpened, openedCorsa } from '../fixtures/landing.ts'
import { landing } from './landing.ts'
import type { LandingOpened } from './landing-events.ts'
import { emptyLanding, type LandingState } from './landing-state.ts'
import { openLanding, resetLanding, saveFilters } from './open-landing.ts'

const open = (change: Partial<LandingOpened> = {}, before: LandingState = emptyLanding) =>
  openLanding(before, { ...corsaOpened, ...change })

test('L-12 before a page is opened nothing is chosen: personal, no side of stock, no budget, lowest monthly price first', () => {
  expect(emptyLanding).toEqual({
    capId: '',
    customerFormHash: null,
    isReady: false,
    filters: {
      financeType: 'personal',
      isInStock: null,
      isMaintained: false,
      budgetRanges: [],
      budgetFrom: null,
      budgetTo: null,
      rentalRange: '0',
    },
    profile: { termMonths: null, annualMileageMiles: null, leaseDeposit: null, pcpDeposit: null },
    lastChanged: [],
    areAdditionalFiltersOn: false,
    sort: 'minPayment|asc',
    offers: [],
    pcpOffers: [],
    topOffer: null,
    selectedOfferId: null,
    options: {
      financeTypes: [],
      terms: [],
      mileages: [],
      deposits: [],
      inStockCount: 0,
      factoryCount: 0,
      maintainedCount: 0,
      unmaintainedCount: 0,
    },
    car: null,
    images: [],
    description: [],
    features: [],
    otherCars: null,
    reviews: null,
    customerForm: null,
    savedFilters: null,
    orderRef: null,
    tasks: {},
    lastRequest: 0,
  })
})

describe('L-13 opening a page', () => {
  test('forgets the page before', () => {
    const before = { ...openedCorsa(), selectedOfferId: 'x', orderRef: 'ref', reviews: ['Good.'] }
    const { state } = open({ capId: '2' }, before)
    expect(state).toEqual({
      ...emptyLanding,
      capId: '2',
      tasks: state.tasks,
      lastRequest: before.lastRequest + 6,
    })
  })

  test('takes finance type, stock and budget over from the rest of the site', () => {
    const { state } = open({
      globalFilters: { financeType: 'business', isInStock: true, budgetFrom: 150, budgetTo: 300 },
    })
    expect(state.filters).toEqual({
      ...emptyLanding.filters,
      financeType: 'business',
      isInStock: true,
      budgetFrom: 150,
      budgetTo: 300,
    })
  })

  test.each([
    [null, null, false],
    [150, null, true],
    [null, 300, true],
  ])(
    'L-29 with a budget from %s to %s the budget filters are on: %s',
    (budgetFrom, budgetTo, isOn) => {
      const globalFilters = { ...corsaOpened.globalFilters, budgetFrom, budgetTo }
      expect(open({ globalFilters }).state.areAdditionalFiltersOn).toBe(isOn)
    },
  )

  test('L-44 restores saved filters in their place, once', () => {
    const left: LandingState = {
      ...openedCorsa({ preferences: { termMonths: 48 } }),
      areAdditionalFiltersOn: true,
      sort: 'totalCost|asc',
    }
    const globalFilters = {
      financeType: 'pcp',
      isInStock: true,
      budgetFrom: 1,
      budgetTo: 2,
    } as const
    const { state } = open({ globalFilters }, saveFilters(left))
    expect(state).toMatchObject({
      filters: left.filters,
      profile: left.profile,
      areAdditionalFiltersOn: true,
      sort: 'totalCost|asc',
      savedFilters: null,
      offers: [],
      isReady: false,
    })
    expect(open({ globalFilters }, state).state.filters.financeType).toBe('pcp')
  })

  test('lets the address win over both', () => {
    const preferences = {
      financeType: 'pcp',
      isInStock: false,
      isMaintained: true,
      termMonths: 24,
      annualMileageMiles: 5000,
      deposit: 0,
    } as const
    const saved = saveFilters(openedCorsa())
    for (const before of [saved, emptyLanding]) {
      const { state } = open({ preferences }, before)
      expect(state.filters).toMatchObject({
        financeType: 'pcp',
        isInStock: false,
        isMaintained: true,
      })
      expect(state.profile).toEqual({
        termMonths: 24,
        annualMileageMiles: 5000,
        leaseDeposit: before.savedFilters?.profile.leaseDeposit ?? null,
        pcpDeposit: 0,
      })
    }
    expect(open({ preferences: { deposit: 9 } }, saved).state.profile).toEqual({
      ...openedCorsa().profile,
      leaseDeposit: 9,
    })
    const inStock = { ...corsaOpened.globalFilters, isInStock: true }
    expect(
      open({ globalFilters: inStock, preferences: { isInStock: false } }).state.filters.isInStock,
    ).toBe(false)
    expect(
      open({ globalFilters: inStock, preferences: { termMonths: 24 } }).state.filters.isInStock,
    ).toBe(true)
  })

  test('keeps maintenance that was saved unless the address speaks of it', () => {
    const before = openedCorsa()
    const saved = saveFilters({ ...before, filters: { ...before.filters, isMaintained: true } })
    expect(open({}, saved).state.filters.isMaintained).toBe(true)
    expect(open({ preferences: { isMaintained: false } }, saved).state.filters.isMaintained).toBe(
      false,
    )
  })
})

describe('L-14 what opening loads, in this order', () => {
  const names = (change: Partial<LandingOpened>) => open(change).loads.map(({ name }) => name)

  test('for a lease', () => {
    expect(names({})).toEqual(['images', 'offers', 'topOffer', 'car', 'profiles', 'details'])
  })

  test('with the form a customer came back to', () => {
    expect(names({ customerFormHash: 'abc' })).toEqual([
      'images',
      'offers',
      'topOffer',
      'car',
      'profiles',
      'details',
      'customerForm',
    ])
    expect(open({ customerFormHash: 'abc' }).loads.at(-1)).toMatchObject({ hash: 'abc' })
  })

  test('for PCP its defaults, and its list as soon as term, mileage and deposit are set', () => {
    const preferences = { financeType: 'pcp', termMonths: 36, annualMileageMiles: 8000 } as const
    const rest = ['topOffer', 'car', 'profiles', 'details', 'pcpDefaults']
    expect(names({ preferences })).toEqual(['images', ...rest])
    expect(names({ preferences: { ...preferences, deposit: 2000 } })).toEqual([
      'images',
      'pcpOffers',
      ...rest,
    ])
  })

  test('each for this car, numbered, and under way', () => {
    const { state, loads } = open(
      { preferences: { termMonths: 48 } },
      { ...emptyLanding, lastRequest: 7 },
    )
    expect(loads.map(({ request }) => request)).toEqual([8, 9, 10, 11, 12, 13])
    expect(loads.every(({ capId }) => capId === corsaOpened.capId)).toBe(true)
    expect(state.lastRequest).toBe(13)
    expect(state.tasks).toMatchObject({
      images: { request: 8, isLoading: true, messageKey: null },
      details: { request: 13, isLoading: true, messageKey: null },
    })
    expect(loads[1]).toMatchObject({ name: 'offers', financeType: 'personal' })
    expect(loads[2]).toMatchObject({
      question: {
        preferences: { financeType: 'personal', isMaintained: false, termMonths: 48 },
        changed: [],
        budget: { budgetRanges: [], budgetFrom: null, budgetTo: null, rentalRange: '0' },
      },
    })
    expect(loads[4]).toMatchObject({ name: 'profiles', financeType: 'personal' })
  })

  test('the top offer is asked for within everything chosen', () => {
    const { loads } = open({
      preferences: { termMonths: 48, annualMileageMiles: 5000, deposit: 9, isInStock: true },
      globalFilters: { ...corsaOpened.globalFilters, budgetTo: 300 },
    })
    expect(loads[2]).toMatchObject({
      question: {
        preferences: {
          financeType: 'personal',
          isMaintained: false,
          isInStock: true,
          termMonths: 48,
          annualMileageMiles: 5000,
          deposit: 9,
        },
        budget: { budgetTo: 300 },
      },
    })
    expect(open().loads[2]).toMatchObject({
      question: { preferences: { financeType: 'personal', isMaintained: false } },
    })
    const { question } = open().loads[2] as Extract<(typeof loads)[number], { name: 'topOffer' }>
    expect(question.preferences).toEqual({ financeType: 'personal', isMaintained: false })
  })
})

describe('L-45 reset', () => {
  const used = landing(openedCorsa(), { type: 'filtersSaved' }).state

  test('brings every default back and asks for nothing', () => {
    const { state, loads } = landing(used, { type: 'reset' })
    expect(state).toEqual({ ...emptyLanding, lastRequest: used.lastRequest })
    expect(used.lastRequest).toBeGreaterThan(0)
    expect(loads).toEqual([])
  })

  test('twice is the same as once', () => {
    expect(resetLanding(resetLanding(used))).toEqual(resetLanding(used))
  })
})

test('L-44 saving keeps filters, profile, order and whether the budget counts, and changes nothing else', () => {
  const state = openedCorsa()
  const { filters, profile, areAdditionalFiltersOn, sort } = state
  expect(landing(state, { type: 'filtersSaved' })).toEqual({
    state: { ...state, savedFilters: { filters, profile, areAdditionalFiltersOn, sort } },
    loads: [],
  })
})
