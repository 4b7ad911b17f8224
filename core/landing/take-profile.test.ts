import { describe, expect, test } from 'vitest'
import {
  corsaBusiness36,
  corsaInStock36,
  corsaOpened,
  corsaPcp48,
  northgate36,
  openedCorsa,
} from '../fixtures/landing.ts'
import { corsaPcp36, corsaPersonal36 } from '../fixtures/offers.ts'
import type { Offer } from '../offer/offer.ts'
import type { DealPreferences } from './deal-selection.ts'
import { landing } from './landing.ts'
import type { PcpChoice } from './landing-loads.ts'
import { emptyLanding, type LandingState } from './landing-state.ts'
import type { ProfileOptions } from './profile-options.ts'

const quoted: ProfileOptions = {
  ...emptyLanding.options,
  terms: [24, 36],
  mileages: [5000, 8000],
  deposits: [3, 6],
}

const asked = (preferences: DealPreferences = {}) =>
  landing(emptyLanding, { ...corsaOpened, preferences }).state

const taken = (state: LandingState, name: 'topOffer' | 'profiles' | 'pcpDefaults', data: unknown) =>
  landing(state, {
    type: 'answered',
    name,
    request: state.tasks[name]!.request,
    data,
  } as never)

const topOffer = (state: LandingState, data: Offer | null) => taken(state, 'topOffer', data)
const profiles = (state: LandingState, data = quoted) => taken(state, 'profiles', data)
const pcpDefaults = (state: LandingState, data: PcpChoice | null) =>
  taken(state, 'pcpDefaults', data)

describe('L-15 the top offer', () => {
  test('sets term, mileage, deposit, stock and maintenance, and the page is ready', () => {
    const { state, loads } = topOffer(asked(), corsaInStock36)
    expect(asked().isReady).toBe(false)
    expect(state).toMatchObject({
      isReady: true,
      topOffer: corsaInStock36,
      profile: { termMonths: 36, annualMileageMiles: 8000, leaseDeposit: 6, pcpDeposit: null },
      filters: { ...asked().filters, isInStock: true },
    })
    expect(loads).toEqual([])
  })

  test('wins over the preferences, so that the page is never empty', () => {
    const preferences = {
      termMonths: 24,
      annualMileageMiles: 5000,
      deposit: 1,
      isInStock: true,
      isMaintained: true,
    }
    const { state } = topOffer(asked(preferences), corsaPersonal36)
    expect(state.profile).toMatchObject({
      termMonths: 36,
      annualMileageMiles: 8000,
      leaseDeposit: 6,
    })
    expect(state.filters).toMatchObject({ isInStock: false, isMaintained: false })
  })

  test('of another finance type brings its list and choices', () => {
    const { state, loads } = topOffer(asked(), corsaBusiness36)
    expect(state.filters.financeType).toBe('business')
    expect(loads).toMatchObject([
      { name: 'offers', financeType: 'business' },
      { name: 'profiles', financeType: 'business' },
    ])
    expect(topOffer(asked(), corsaPcp36).loads).toMatchObject([
      { name: 'pcpOffers', termMonths: 36, annualMileageMiles: 8000, deposit: 2000 },
      { name: 'profiles', financeType: 'pcp' },
    ])
    const fromPcp = topOffer(asked({ financeType: 'pcp' }), corsaPersonal36)
    expect(fromPcp.loads).toMatchObject([{ name: 'offers' }, { name: 'profiles' }])
  })

  test('leaves the budget filters and the other mode’s deposit', () => {
    const opened = openedCorsa({
      globalFilters: { ...corsaOpened.globalFilters, budgetTo: 300 },
    })
    const pcp = landing(opened, { type: 'filtersChanged', change: { financeType: 'pcp' } }).state
    const { state } = topOffer(pcp, corsaPcp36)
    expect(state.filters.budgetTo).toBe(300)
    expect(state.areAdditionalFiltersOn).toBe(true)
    expect(state.profile).toMatchObject({ leaseDeposit: 6, pcpDeposit: 2000 })
  })
})

test('L-20 a top offer that has come takes the mark away', () => {
  const marked = landing(openedCorsa(), { type: 'offerChosen', offerId: northgate36.id }).state
  const again = landing(marked, { type: 'profileChanged', change: { deposit: 9 } }).state
  const { state } = topOffer(
    { ...again, profile: marked.profile, selectedOfferId: northgate36.id },
    corsaPersonal36,
  )
  expect(state.selectedOfferId).toBeNull()
})

describe('L-16 without a top offer', () => {
  const none = { termMonths: null, annualMileageMiles: null, leaseDeposit: null, pcpDeposit: null }

  test('the present values stay', () => {
    const { state } = topOffer(
      profiles(asked({ termMonths: 60, annualMileageMiles: 1000, deposit: 0 })).state,
      null,
    )
    expect(state).toMatchObject({ isReady: true, topOffer: null })
    expect(state.profile).toEqual({
      ...none,
      termMonths: 60,
      annualMileageMiles: 1000,
      leaseDeposit: 0,
    })
  })

  test('what is not set becomes the first quoted, whichever answer comes last', () => {
    const first = { ...none, termMonths: 24, annualMileageMiles: 5000, leaseDeposit: 3 }
    expect(topOffer(profiles(asked()).state, null).state.profile).toEqual(first)
    expect(profiles(topOffer(asked(), null).state).state.profile).toEqual(first)
    expect(profiles(topOffer(asked(), null).state).state.options).toBe(quoted)
  })

  test('nothing quoted leaves it open', () => {
    expect(topOffer(asked(), null).state.profile).toEqual(none)
  })

  test('choices that come before the top offer set nothing', () => {
    const { state } = profiles(asked())
    expect(state.profile).toEqual(none)
    expect(state.options).toBe(quoted)
  })

  test('L-21 a PCP list is loaded once all three are set so', () => {
    const pcp = topOffer(asked({ financeType: 'pcp' }), null)
    expect(pcp.loads).toEqual([])
    expect(profiles(pcp.state).loads).toMatchObject([
      { name: 'pcpOffers', termMonths: 24, annualMileageMiles: 5000, deposit: 3 },
    ])
  })
})

test('L-16 a change under way is not undone by choices that come before its top offer', () => {
  const changed = landing(openedCorsa(), {
    type: 'filtersChanged',
    change: { financeType: 'business' },
  })
  const longer = landing(changed.state, { type: 'profileChanged', change: { termMonths: 48 } })
  expect(profiles(longer.state).state.profile.termMonths).toBe(48)
})

describe('L-21 the PCP list', () => {
  const choice = {
    financeType: 'pcp',
    termMonths: 36,
    annualMileageMiles: 8000,
    deposit: 2000,
  } as const

  test('is not loaded twice when the top offer is where it was looked for', () => {
    expect(topOffer(asked(choice), corsaPcp36).loads).toEqual([])
  })

  test.each<[string, DealPreferences]>([
    ['term', { termMonths: 48 }],
    ['mileage', { annualMileageMiles: 10000 }],
    ['deposit', { deposit: 3000 }],
  ])('is loaded anew when the top offer has another %s', (_, preferences) => {
    expect(topOffer(asked({ ...choice, ...preferences }), corsaPcp36).loads).toMatchObject([
      { name: 'pcpOffers', termMonths: 36, annualMileageMiles: 8000, deposit: 2000 },
    ])
  })

  test('is not loaded for a lease, though a PCP was chosen before', () => {
    const before = openedCorsa()
    const lease = { ...before, profile: { ...before.profile, pcpDeposit: 2000 } }
    const longer = landing(lease, { type: 'profileChanged', change: { termMonths: 60 } }).state
    expect(topOffer(longer, corsaPersonal36).loads).toEqual([])
  })

  test('is loaded when the top offer sets what was open', () => {
    expect(topOffer(asked({ financeType: 'pcp' }), corsaPcp48).loads).toMatchObject([
      { name: 'pcpOffers', termMonths: 48, annualMileageMiles: 10000, deposit: 3000 },
    ])
  })
})

describe('L-23 PCP defaults', () => {
  const defaults = { termMonths: 36, annualMileageMiles: 8000, deposit: 2000 }

  test('set what is open, and the list is loaded', () => {
    const { state, loads } = pcpDefaults(asked({ financeType: 'pcp' }), defaults)
    expect(state.profile).toEqual({
      termMonths: 36,
      annualMileageMiles: 8000,
      leaseDeposit: null,
      pcpDeposit: 2000,
    })
    expect(loads).toMatchObject([{ name: 'pcpOffers', ...defaults }])
  })

  test('leave what is set', () => {
    const preferences = {
      financeType: 'pcp',
      termMonths: 18,
      annualMileageMiles: 5000,
      deposit: 0,
    } as const
    const { state, loads } = pcpDefaults(asked(preferences), defaults)
    expect(state.profile).toMatchObject({ termMonths: 18, annualMileageMiles: 5000, pcpDeposit: 0 })
    expect(loads).toEqual([])
  })

  test('that are none set nothing', () => {
    const { state, loads } = pcpDefaults(asked({ financeType: 'pcp' }), null)
    expect(state.profile).toEqual(emptyLanding.profile)
    expect(loads).toEqual([])
  })
})
