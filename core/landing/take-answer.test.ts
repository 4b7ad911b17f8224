import { describe, expect, test } from 'vitest'
import { corsa48, corsaOpened, northgate36, openedCorsa } from '../fixtures/landing.ts'
import { corsaPcp36, corsaPersonal36 } from '../fixtures/offers.ts'
import type { Derivative } from '../vehicle/derivative.ts'
import { landing } from './landing.ts'
import type { LandingAnswers, LandingLoadName } from './landing-loads.ts'
import { emptyLanding, type LandingState } from './landing-state.ts'

const asked = landing(emptyLanding, { ...corsaOpened, customerFormHash: 'abc' }).state

const answer = <Name extends LandingLoadName>(
  state: LandingState,
  name: Name,
  data: LandingAnswers[Name],
  request = state.tasks[name]?.request ?? 0,
) => landing(state, { type: 'answered', name, request, data } as never)

const fail = (state: LandingState, name: LandingLoadName, messageKey?: string) =>
  landing(state, {
    type: 'failed',
    name,
    request: state.tasks[name]?.request ?? 0,
    ...(messageKey !== undefined && { messageKey }),
  })

const car = { capId: '10000001' } as Derivative

test.each<[LandingLoadName, LandingAnswers[LandingLoadName], Partial<LandingState>]>([
  [
    'images',
    [{ url: '/a.svg', alt: 'A', isDrawing: true }],
    { images: [{ url: '/a.svg', alt: 'A', isDrawing: true }] },
  ],
  ['offers', [corsa48], { offers: [corsa48] }],
  ['car', car, { car }],
  [
    'details',
    { description: ['Quiet.'], features: ['Sat nav'] },
    { description: ['Quiet.'], features: ['Sat nav'] },
  ],
  [
    'customerForm',
    { userName: 'Ada', userEmail: 'a***@example.com', userPhone: '*123' },
    { customerForm: { userName: 'Ada', userEmail: 'a***@example.com', userPhone: '*123' } },
  ],
])('L-41 the answer to %s is kept and its load is over', (name, data, expected) => {
  const { state, loads } = answer(asked, name, data)
  const { request } = asked.tasks[name]!
  expect(state).toEqual({
    ...asked,
    ...expected,
    tasks: { ...asked.tasks, [name]: { request, isLoading: false, messageKey: null } },
  })
  expect(loads).toEqual([])
})

test('L-41 an answer without a newer car leaves the one there is', () => {
  const known = answer(asked, 'car', car).state
  const again = landing(known, { type: 'filtersChanged', change: { isInStock: true } }).state
  expect(answer(again, 'car', null).state.car).toBe(car)
})

test('L-41 the list of PCP offers is kept apart', () => {
  const preferences = {
    financeType: 'pcp',
    termMonths: 36,
    annualMileageMiles: 8000,
    deposit: 2000,
  } as const
  const pcp = landing(emptyLanding, { ...corsaOpened, preferences }).state
  expect(answer(pcp, 'pcpOffers', [corsaPcp36]).state).toMatchObject({
    pcpOffers: [corsaPcp36],
    offers: [],
  })
})

describe('L-41 answers that nobody waits for are ignored', () => {
  const newer = landing(openedCorsa(), {
    type: 'filtersChanged',
    change: { isInStock: true },
  }).state

  test('of an older request', () => {
    const { request } = openedCorsa().tasks.offers!
    for (const type of ['answered', 'failed'] as const) {
      const late = { type, name: 'offers', request, data: [] } as never
      expect(landing(newer, late)).toEqual({ state: newer, loads: [] })
    }
  })

  test('of a newer number than any asked', () => {
    expect(answer(newer, 'offers', [], newer.lastRequest + 1).state).toBe(newer)
  })

  test('given twice', () => {
    const first = answer(newer, 'offers', [corsaPersonal36]).state
    expect(answer(first, 'offers', []).state).toBe(first)
    expect(fail(first, 'offers').state).toBe(first)
  })

  test('to something never asked for', () => {
    expect(answer(newer, 'reviews', ['Good.']).state).toBe(newer)
    expect(fail(newer, 'order').state).toBe(newer)
  })

  test('of the page before, or from before a reset', () => {
    const reset = landing(asked, { type: 'reset' }).state
    expect(answer(reset, 'offers', [corsa48], asked.tasks.offers!.request).state).toBe(reset)
    const reopened = landing(asked, { ...corsaOpened, capId: '2' }).state
    expect(answer(reopened, 'offers', [corsa48], asked.tasks.offers!.request).state).toBe(reopened)
    expect(reopened.tasks.offers!.request).toBeGreaterThan(asked.lastRequest)
  })
})

describe('L-42 a load that failed', () => {
  test('is over and leaves its message, or the general one', () => {
    const { request } = asked.tasks.offers!
    for (const [messageKey, expected] of [
      ['errors.overload', 'errors.overload'],
      [undefined, 'errors.generic'],
    ] as const) {
      expect(fail(asked, 'offers', messageKey)).toEqual({
        state: {
          ...asked,
          tasks: { ...asked.tasks, offers: { request, isLoading: false, messageKey: expected } },
        },
        loads: [],
      })
    }
  })

  test('leaves what was loaded before', () => {
    const again = landing(openedCorsa(), {
      type: 'filtersChanged',
      change: { budgetTo: 900 },
    }).state
    expect(fail(again, 'offers').state.offers).toBe(again.offers)
  })
})

describe('L-43 a retry', () => {
  test('asks again as the page would ask now, under a new number, and takes the message away', () => {
    const failed = fail(asked, 'offers').state
    const { state, loads } = landing(failed, { type: 'retried', name: 'offers' })
    const request = asked.lastRequest + 1
    expect(loads).toEqual([
      { name: 'offers', financeType: 'personal', capId: corsaOpened.capId, request },
    ])
    expect(state.tasks.offers).toEqual({ request, isLoading: true, messageKey: null })
  })

  test('of the top offer still gives up last what was changed last', () => {
    const changed = landing(openedCorsa(), {
      type: 'profileChanged',
      change: { termMonths: 48 },
    }).state
    const { loads } = landing(fail(changed, 'topOffer').state, {
      type: 'retried',
      name: 'topOffer',
    })
    expect(loads).toMatchObject([
      { question: { preferences: { termMonths: 48 }, changed: ['termMonths'] } },
    ])
  })

  test.each(['images', 'car', 'details', 'profiles', 'customerForm'] as const)('of %s', (name) => {
    const { loads } = landing(fail(asked, name).state, { type: 'retried', name })
    expect(loads).toMatchObject([{ name }])
  })

  test('does nothing while a load is under way, has come, or was never asked for', () => {
    for (const state of [asked, answer(asked, 'offers', []).state, emptyLanding]) {
      expect(landing(state, { type: 'retried', name: 'offers' })).toEqual({ state, loads: [] })
    }
  })

  test('of PCP defaults asks nothing once the page is on a lease', () => {
    const pcp = landing(openedCorsa(), {
      type: 'filtersChanged',
      change: { financeType: 'pcp' },
    }).state
    const failed = fail(pcp, 'pcpDefaults').state
    const lease = { ...failed, filters: { ...failed.filters, financeType: 'personal' as const } }
    expect(landing(lease, { type: 'retried', name: 'pcpDefaults' }).loads).toEqual([])
  })
})

describe('L-40 an order refused because the price has changed', () => {
  const marked = landing(openedCorsa(), { type: 'offerChosen', offerId: northgate36.id }).state
  const form = { userName: 'Ada', userEmail: 'ada@example.com', userPhone: '07700 900123' }
  const ordering = landing({ ...marked, customerForm: form }, { type: 'enquired' }).state

  test('brings the list anew, keeps form and mark, and says so', () => {
    const { state, loads } = fail(ordering, 'order', 'errors.priceChanged')
    expect(loads.map(({ name }) => name)).toEqual(['offers'])
    expect(state).toMatchObject({
      customerForm: form,
      selectedOfferId: northgate36.id,
      orderRef: null,
      tasks: { order: { isLoading: false, messageKey: 'errors.priceChanged' } },
    })
  })

  test('any other refusal brings nothing', () => {
    expect(fail(ordering, 'order', 'errors.overload').loads).toEqual([])
    const reloading = landing(ordering, { type: 'filtersChanged', change: { budgetTo: 900 } }).state
    expect(fail(reloading, 'offers', 'errors.priceChanged').loads).toEqual([])
  })
})
