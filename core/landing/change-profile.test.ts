import { describe, expect, test } from 'vitest'
import { corsa48, corsaOffers, openedCorsa } from '../fixtures/landing.ts'
import { corsaPersonal36 } from '../fixtures/offers.ts'
import { settledLanding } from './answer-from-offers.ts'
import { landing } from './landing.ts'
import type { ProfileChange } from './landing-events.ts'
import type { LandingState } from './landing-state.ts'

const opened = openedCorsa()

const change = (profile: ProfileChange, state: LandingState = opened) =>
  landing(state, { type: 'profileChanged', change: profile })

describe('L-19 another term, mileage or deposit', () => {
  test.each<[ProfileChange, Partial<LandingState['profile']>]>([
    [{ termMonths: 48 }, { termMonths: 48 }],
    [{ annualMileageMiles: 5000 }, { annualMileageMiles: 5000 }],
    [{ deposit: 9 }, { leaseDeposit: 9 }],
    [{ deposit: 0 }, { leaseDeposit: 0 }],
  ])('%j loads the top offer anew and nothing else', (profile, expected) => {
    const { state, loads } = change(profile)
    expect(loads.map(({ name }) => name)).toEqual(['topOffer'])
    expect(loads[0]).toMatchObject({
      question: { preferences: profile, changed: Object.keys(profile) },
    })
    expect(state.profile).toEqual({ ...opened.profile, ...expected })
    expect(state.filters).toEqual(opened.filters)
  })

  test('several at once are all given up last', () => {
    expect(
      change({ deposit: 9, termMonths: 48, annualMileageMiles: 8000 }).state.lastChanged,
    ).toEqual(['termMonths', 'deposit'])
  })

  test('puts the budget filters off and keeps their values', () => {
    const { state } = landing(opened, { type: 'filtersChanged', change: { budgetTo: 200 } })
    const next = change({ termMonths: 48 }, state)
    expect(next.state.areAdditionalFiltersOn).toBe(false)
    expect(next.state.filters.budgetTo).toBe(200)
    expect(next.loads[0]).toMatchObject({ question: { budget: { budgetTo: null } } })
  })
})

test.each<ProfileChange>([{}, { termMonths: 36 }, { annualMileageMiles: 8000, deposit: 6 }])(
  'L-18 %j, which is as it was, changes nothing',
  (profile) => {
    const budget = { ...opened, areAdditionalFiltersOn: true }
    expect(change(profile, budget)).toEqual({ state: budget, loads: [] })
  },
)

test('L-20 the mark stays until the top offer has come, then goes', () => {
  const marked = landing(
    { ...opened, profile: { ...opened.profile, termMonths: null } },
    { type: 'offerChosen', offerId: corsa48.id },
  ).state
  expect(marked.selectedOfferId).toBe(corsa48.id)
  const asked = change({ termMonths: 48 }, marked)
  expect(asked.state.selectedOfferId).toBe(corsa48.id)
  expect(settledLanding(asked, corsaOffers).state).toMatchObject({
    selectedOfferId: null,
    topOffer: corsa48,
  })
})

test('L-41 a lease list under way stays good for another term', () => {
  const asked = landing(opened, { type: 'filtersChanged', change: { budgetTo: 300 } })
  const request = asked.state.tasks.offers!.request
  const { state } = change({ termMonths: 48 }, asked.state)
  const answered = landing(state, { type: 'answered', name: 'offers', request, data: [corsa48] })
  expect(answered.state.offers).toEqual([corsa48])
})

describe('L-21 in PCP mode', () => {
  const pcp: LandingState = {
    ...opened,
    filters: { ...opened.filters, financeType: 'pcp' },
    profile: { termMonths: 36, annualMileageMiles: 8000, leaseDeposit: 6, pcpDeposit: 2000 },
  }

  test('the list is loaded with the top offer when all three are set', () => {
    const { state, loads } = change({ deposit: 3000 }, pcp)
    expect(state.profile).toEqual({ ...pcp.profile, pcpDeposit: 3000 })
    expect(loads).toMatchObject([
      { name: 'topOffer', question: { preferences: { deposit: 3000 }, changed: ['deposit'] } },
      { name: 'pcpOffers', termMonths: 36, annualMileageMiles: 8000, deposit: 3000 },
    ])
  })

  test.each<[ProfileChange, Partial<LandingState['profile']>]>([
    [{ termMonths: 48 }, { annualMileageMiles: null }],
    [{ termMonths: 48 }, { pcpDeposit: null }],
    [{ deposit: 1000 }, { termMonths: null }],
  ])('%j with %j not set does not load the list, and drops one under way', (profile, missing) => {
    const asked = change({ annualMileageMiles: 5000 }, pcp)
    const request = asked.state.tasks.pcpOffers!.request
    const partly = { ...asked.state, profile: { ...asked.state.profile, ...missing } }
    const next = change(profile, partly)
    expect(next.loads.map(({ name }) => name)).toEqual(['topOffer'])
    expect(next.state.tasks.pcpOffers).toBeUndefined()
    const late = landing(next.state, {
      type: 'answered',
      name: 'pcpOffers',
      request,
      data: [corsaPersonal36],
    })
    expect(late.state).toEqual(next.state)
  })

  test('a deposit of nothing is set', () => {
    expect(change({ deposit: 0 }, pcp).loads[1]).toMatchObject({ name: 'pcpOffers', deposit: 0 })
  })
})
