import { describe, expect, test } from 'vitest'
import { northgate36, openedCorsa } from '../fixtures/landing.ts'
import { landing } from './landing.ts'
import { preferenceEvents } from './landing-events.ts'
import type { LandingFilters, LandingState } from './landing-state.ts'

const marked = landing(openedCorsa(), { type: 'offerChosen', offerId: northgate36.id }).state

const change = (filters: Partial<LandingFilters>, state: LandingState = marked) =>
  landing(state, { type: 'filtersChanged', change: filters })

const names = (filters: Partial<LandingFilters>, state?: LandingState) =>
  change(filters, state).loads.map(({ name }) => name)

describe('L-17 a changed filter', () => {
  test.each<Partial<LandingFilters>>([
    { isInStock: true },
    { isMaintained: true },
    { budgetRanges: ['150to250'] },
    { budgetFrom: 150 },
    { budgetTo: 300 },
    { rentalRange: '2000' },
  ])('%j loads list, top offer and car anew, and takes the mark away', (filters) => {
    expect(marked.selectedOfferId).toBe(northgate36.id)
    const { state } = change(filters)
    expect(names(filters)).toEqual(['offers', 'topOffer', 'car'])
    expect(state.selectedOfferId).toBeNull()
    expect(state.filters).toEqual({ ...marked.filters, ...filters })
    expect(state.profile).toEqual(marked.profile)
  })

  test('of the finance type loads its terms, mileages and deposits too', () => {
    expect(names({ financeType: 'business' })).toEqual(['offers', 'topOffer', 'car', 'profiles'])
    expect(change({ financeType: 'business' }).loads).toMatchObject([
      { name: 'offers', financeType: 'business' },
      { name: 'topOffer', question: { preferences: { financeType: 'business', deposit: 6 } } },
      { name: 'car' },
      { name: 'profiles', financeType: 'business' },
    ])
  })

  test('is asked for as what is given up last', () => {
    expect(change({ financeType: 'business', isMaintained: true }).state.lastChanged).toEqual([
      'financeType',
      'isMaintained',
    ])
    expect(change({ isInStock: true }).loads[1]).toMatchObject({
      question: { changed: ['isInStock'], preferences: { isInStock: true } },
    })
    expect(change({ budgetTo: 300 }).state.lastChanged).toEqual([])
  })
})

test.each<Partial<LandingFilters>>([
  {},
  { financeType: 'personal' },
  { isInStock: false, isMaintained: false },
  { budgetRanges: [], budgetFrom: null, rentalRange: '0' },
])('L-18 %j, which is as it was, changes nothing', (filters) => {
  expect(change(filters)).toEqual({ state: marked, loads: [] })
})

test('L-18 the same bands in a new list are the same', () => {
  const { state } = change({ budgetRanges: ['150to250', '250to350'] })
  expect(change({ budgetRanges: ['150to250', '250to350'] }, state).state).toBe(state)
  expect(names({ budgetRanges: ['150to250'] }, state)).toHaveLength(3)
})

describe('L-29 the budget filters', () => {
  test.each<Partial<LandingFilters>>([
    { budgetRanges: ['150to250'] },
    { budgetFrom: 150 },
    { budgetTo: 300 },
    { rentalRange: '2000' },
  ])('are on once %j is chosen, and off when it is taken back', (filters) => {
    const on = change(filters).state
    expect(on.areAdditionalFiltersOn).toBe(true)
    const none = { budgetRanges: [], budgetFrom: null, budgetTo: null, rentalRange: '0' } as const
    expect(change(none, on).state.areAdditionalFiltersOn).toBe(false)
  })

  test('stay on while one is left, and when another filter changes', () => {
    const on = change({ budgetTo: 300, rentalRange: '2000' }).state
    expect(change({ budgetTo: null }, on).state.areAdditionalFiltersOn).toBe(true)
    expect(change({ isInStock: true }, on).state.areAdditionalFiltersOn).toBe(true)
    expect(change({ isInStock: true }).state.areAdditionalFiltersOn).toBe(false)
  })

  test('go into the question for the top offer while they are on', () => {
    const on = change({ budgetTo: 300 })
    expect(on.loads[1]).toMatchObject({ question: { budget: { budgetTo: 300 } } })
    const off = { ...on.state, areAdditionalFiltersOn: false }
    expect(change({ isInStock: true }, off).loads[1]).toMatchObject({
      question: { budget: { budgetTo: null } },
    })
  })
})

describe('L-22 leases and PCP', () => {
  test('keep a deposit each; term and mileage go over', () => {
    const pcp = change({ financeType: 'pcp' })
    expect(pcp.state.profile).toEqual({ ...marked.profile, pcpDeposit: null })
    expect(pcp.loads[0]).toMatchObject({
      name: 'topOffer',
      question: { preferences: { financeType: 'pcp', termMonths: 36, annualMileageMiles: 8000 } },
    })
    expect(pcp.loads[0]).not.toHaveProperty('question.preferences.deposit')
    const back = change({ financeType: 'personal' }, pcp.state)
    expect(back.loads[1]).toMatchObject({ question: { preferences: { deposit: 6 } } })
  })

  test('L-21 L-23 without a deposit PCP asks for its defaults and no list yet', () => {
    expect(names({ financeType: 'pcp' })).toEqual(['topOffer', 'car', 'profiles', 'pcpDefaults'])
    expect(change({ financeType: 'pcp' }).loads[3]).toMatchObject({
      preferences: { financeType: 'pcp', termMonths: 36, annualMileageMiles: 8000 },
    })
    const known = { ...marked, profile: { ...marked.profile, pcpDeposit: 2000 } }
    expect(names({ financeType: 'pcp' }, known)).toEqual([
      'pcpOffers',
      'topOffer',
      'car',
      'profiles',
      'pcpDefaults',
    ])
  })
})

describe('L-17 the words of the deal sentence', () => {
  test('are filters first, then numbers', () => {
    expect(preferenceEvents({ termMonths: 24, financeType: 'business', isInStock: false })).toEqual(
      [
        { type: 'filtersChanged', change: { financeType: 'business', isInStock: false } },
        { type: 'profileChanged', change: { termMonths: 24 } },
      ],
    )
  })

  test.each([
    [{ isMaintained: true }, 'filtersChanged'],
    [{ deposit: 0 }, 'profileChanged'],
    [{ annualMileageMiles: 8000 }, 'profileChanged'],
  ])('%j alone is one event', (preferences, type) => {
    expect(preferenceEvents(preferences)).toEqual([{ type, change: preferences }])
  })

  test('nothing is no event', () => {
    expect(preferenceEvents({})).toEqual([])
  })
})
