import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { corsaPcp, northgate36, openedCorsa } from '../fixtures/landing.ts'
import { corsaOffer, harbourLeasing, northgateDrive } from '../fixtures/offers.ts'
import { isPcpOffer, type Offer } from '../offer/offer.ts'
import { answerFromOffers, settledLanding } from './answer-from-offers.ts'
import { dealView } from './deal-view.ts'
import { landing } from './landing.ts'
import type { LandingEvent } from './landing-events.ts'
import type { LandingLoad, LandingLoadName } from './landing-loads.ts'
import { emptyLanding, type LandingState } from './landing-state.ts'
import { chosenOffer, visibleOffers } from './visible-offers.ts'

const leaseOffer = fc
  .record({
    financeType: fc.constantFrom('personal' as const, 'business' as const),
    termMonths: fc.constantFrom(24, 36),
    annualMileageMiles: fc.constantFrom(8000, 10000),
    initialRentals: fc.constantFrom(1, 6),
    isInStock: fc.boolean(),
    isMaintained: fc.boolean(),
    monthlyPaymentPence: fc.constantFrom(14000, 15000, 15001, 24000, 70000),
    provider: fc.constantFrom(harbourLeasing, northgateDrive),
  })
  .map(corsaOffer)

const pcpOffer = fc
  .record({
    termMonths: fc.constantFrom(24, 36),
    annualMileageMiles: fc.constantFrom(8000, 10000),
    depositPounds: fc.constantFrom(0, 2000),
    monthlyPaymentPence: fc.constantFrom(20000, 30000),
  })
  .map(corsaPcp)

const someOffers: fc.Arbitrary<Offer[]> = fc.array(fc.oneof(leaseOffer, leaseOffer, pcpOffer), {
  maxLength: 25,
})

const budgetChange = {
  budgetRanges: fc.subarray(['0to150', '150to250', '600'] as const),
  budgetFrom: fc.constantFrom(null, 150),
  budgetTo: fc.constantFrom(null, 150, 300),
  rentalRange: fc.constantFrom('0' as const, '500' as const, '1000' as const),
}
const financeType = fc.constantFrom('personal' as const, 'business' as const, 'pcp' as const)
const preferences = fc.record(
  {
    financeType,
    termMonths: fc.constantFrom(24, 36, 48),
    annualMileageMiles: fc.constantFrom(8000, 10000, 12000),
    deposit: fc.constantFrom(0, 1, 6, 2000),
    isInStock: fc.boolean(),
    isMaintained: fc.boolean(),
  },
  { requiredKeys: [] },
)

const visitorEvent: fc.Arbitrary<LandingEvent> = fc.oneof(
  fc.record({
    type: fc.constant('opened' as const),
    capId: fc.constantFrom('10000001', '10000002'),
    preferences,
    globalFilters: fc.record({
      financeType,
      isInStock: fc.constantFrom(null, true, false),
      budgetFrom: budgetChange.budgetFrom,
      budgetTo: budgetChange.budgetTo,
    }),
    customerFormHash: fc.constantFrom(null, 'hash'),
  }),
  fc.record({
    type: fc.constant('filtersChanged' as const),
    change: fc.record(
      {
        financeType,
        isInStock: fc.constantFrom(null, true, false),
        isMaintained: fc.boolean(),
        ...budgetChange,
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    type: fc.constant('profileChanged' as const),
    change: fc.record(
      {
        termMonths: fc.constantFrom(24, 36, 48),
        annualMileageMiles: fc.constantFrom(8000, 10000),
        deposit: fc.constantFrom(0, 1, 6, 2000),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    type: fc.constant('sortChosen' as const),
    sort: fc.constantFrom('minPayment|asc', 'totalCost|asc', 'minPayment|desc', 'junk'),
  }),
  fc.constantFrom<LandingEvent>(
    { type: 'moreWanted', name: 'reviews' },
    { type: 'enquired' },
    { type: 'retried', name: 'offers' },
    { type: 'retried', name: 'topOffer' },
    { type: 'filtersSaved' },
    { type: 'reset' },
  ),
)

/** What happens next: something the visitor does, or something that becomes of a load ever asked for. */
const happening = fc.oneof(
  { weight: 3, arbitrary: visitorEvent.map((event) => ({ kind: 'visitor' as const, event })) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('choice' as const), pick: fc.nat(30) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('answer' as const, 'failure' as const, 'answer' as const),
      pick: fc.nat(30),
      offers: fc.option(someOffers, { nil: null, freq: 3 }),
    }),
  },
)

type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never

/** Plays a history, calling `see` with the state before and after each step. */
function play(
  offers: readonly Offer[],
  history: readonly Happening[],
  see: (after: LandingState, before: LandingState, event: LandingEvent) => void,
): void {
  let state = emptyLanding
  const asked: LandingLoad[] = []
  for (const next of history) {
    const event = eventOf(next, state, asked, offers)
    if (event === null) continue
    const step = landing(state, event)
    see(step.state, state, event)
    state = step.state
    asked.push(...step.loads)
  }
}

function eventOf(
  next: Happening,
  state: LandingState,
  asked: readonly LandingLoad[],
  offers: readonly Offer[],
): LandingEvent | null {
  if (next.kind === 'visitor') return next.event
  if (next.kind === 'choice') {
    const all = [...visibleOffers(state), ...offers]
    const offer = all[next.pick % Math.max(all.length, 1)]
    return offer ? { type: 'offerChosen', offerId: offer.id } : null
  }
  // Any load ever asked for, the newest first: late ones, answered ones and those of other pages too.
  const load = asked.toReversed()[next.pick % Math.max(asked.length, 1)]
  if (!load) return null
  if (next.kind === 'failure') return { type: 'failed', name: load.name, request: load.request }
  return answerFromOffers(load, next.offers ?? offers)
}

const histories = fc.tuple(someOffers, fc.array(happening, { maxLength: 40 }))

/** Written apart from the code: whether the filters of a state let an offer through. */
function isExcluded(
  { filters, profile, areAdditionalFiltersOn }: LandingState,
  offer: Offer,
): boolean {
  const isPcp = isPcpOffer(offer)
  const months = offer.profile.termMonths
  const miles = offer.profile.annualMileageMiles
  const down = isPcp ? offer.profile.depositPounds : offer.profile.initialRentals
  const chosenDown = isPcp ? profile.pcpDeposit : profile.leaseDeposit
  const pounds = offer.monthlyPaymentPence / 100
  const firstPounds = (isPcp ? offer.depositPence : offer.initialPaymentPence) / 100
  const bands: Record<string, [number, number]> = {
    '0to150': [0, 150],
    '150to250': [150, 250],
    '600': [600, Infinity],
  }
  const isInBand = filters.budgetRanges.some(
    (band) => pounds > bands[band]![0] && pounds <= bands[band]![1],
  )
  return (
    offer.profile.financeType !== filters.financeType ||
    (profile.termMonths !== null && months !== profile.termMonths) ||
    (profile.annualMileageMiles !== null && miles !== profile.annualMileageMiles) ||
    (chosenDown !== null && down !== chosenDown) ||
    (filters.isInStock !== null && filters.isInStock !== (!isPcp && offer.profile.isInStock)) ||
    filters.isMaintained !== (!isPcp && offer.profile.isMaintained) ||
    (areAdditionalFiltersOn &&
      ((filters.budgetRanges.length > 0 && !isInBand) ||
        (filters.budgetFrom !== null && pounds <= filters.budgetFrom) ||
        (filters.budgetTo !== null && pounds > filters.budgetTo) ||
        (filters.rentalRange !== '0' && firstPounds > Number(filters.rentalRange))))
  )
}

describe('after any sequence of events, with answers late, failed, repeated and out of order', () => {
  const after = (see: Parameters<typeof play>[2]) =>
    fc.assert(fc.property(histories, ([offers, history]) => play(offers, history, see)))

  test('L-28 no offer is shown that the filters exclude', () => {
    after((state) => {
      expect(visibleOffers(state).filter((offer) => isExcluded(state, offer))).toEqual([])
      for (const offer of dealView(state)?.offers ?? [])
        expect(isExcluded(state, offer)).toBe(false)
    })
  })

  test('L-27 the marked offer is among those shown, or there is none', () => {
    after((state) => {
      const ids = visibleOffers(state).map(({ id }) => id)
      expect([null, ...ids]).toContain(state.selectedOfferId)
    })
  })

  test('L-26 the chosen offer is one that is shown, and there is one while any is', () => {
    after((state) => {
      const shown = visibleOffers(state)
      const chosen = chosenOffer(state)
      expect(chosen === null).toBe(shown.length === 0)
      if (chosen) expect(shown).toContain(chosen)
    })
  })

  test('L-45 reset twice is reset once, and leaves no load to wait for', () => {
    after((state) => {
      const once = landing(state, { type: 'reset' })
      expect(landing(once.state, { type: 'reset' })).toEqual(once)
      expect(once.loads).toEqual([])
      expect({ ...once.state, lastRequest: 0 }).toEqual(emptyLanding)
    })
  })

  test('L-41 no number is given twice, and a load that is over stays over until asked for again', () => {
    fc.assert(
      fc.property(histories, ([offers, history]) => {
        const numbers = new Map<number, LandingLoadName>()
        let state = emptyLanding
        play(offers, history, (next, before, event) => {
          expect(before).toBe(state)
          state = next
          for (const [name, task] of Object.entries(next.tasks) as [
            LandingLoadName,
            { request: number; isLoading: boolean },
          ][]) {
            expect(numbers.get(task.request) ?? name).toBe(name)
            numbers.set(task.request, name)
            const was = before.tasks[name]
            const isReopened = task.isLoading && was?.request === task.request && !was.isLoading
            expect(isReopened).toBe(false)
          }
          if (event.type === 'answered' || event.type === 'failed') {
            const task = before.tasks[event.name]
            const isAwaited = task?.isLoading === true && task.request === event.request
            if (!isAwaited) expect(next).toBe(before)
          }
        })
      }),
    )
  })

  test('L-42 what failed waits no longer and has a message', () => {
    after((state, before, event) => {
      if (event.type !== 'failed' || state === before) return
      expect(state.tasks[event.name]).toEqual({
        request: event.request,
        isLoading: false,
        messageKey: 'errors.generic',
      })
    })
  })
})

test('L-27 a mark goes at once when its offer disappears', () => {
  const marked = landing(openedCorsa(), { type: 'offerChosen', offerId: northgate36.id }).state
  expect(marked.selectedOfferId).toBe(northgate36.id)
  const { state } = landing(marked, { type: 'profileChanged', change: { termMonths: 48 } })
  expect(state.selectedOfferId).toBeNull()
})

test('L-15 a page whose loads are all answered shows an offer as long as the car has any', () => {
  fc.assert(
    fc.property(someOffers, preferences, preferences, (offers, opening, change) => {
      const opened = landing(emptyLanding, {
        type: 'opened',
        capId: '10000001',
        preferences: opening,
        globalFilters: {
          financeType: 'personal',
          isInStock: null,
          budgetFrom: null,
          budgetTo: null,
        },
        customerFormHash: null,
      })
      let { state } = settledLanding(opened, offers)
      expect(visibleOffers(state).length > 0).toBe(offers.length > 0)
      const { financeType: type, isInStock, isMaintained, ...profile } = change
      for (const event of [
        { type: 'profileChanged', change: profile },
        {
          type: 'filtersChanged',
          change: {
            ...(type && { financeType: type }),
            ...(isInStock !== undefined && { isInStock }),
            ...(isMaintained !== undefined && { isMaintained }),
          },
        },
      ] satisfies LandingEvent[]) {
        state = settledLanding(landing(state, event), offers).state
        expect(visibleOffers(state).length > 0).toBe(offers.length > 0)
      }
    }),
  )
})
