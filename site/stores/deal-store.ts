import { proxy, ref } from 'valtio/vanilla'
import { settledLanding } from '#core/landing/answer-from-offers.ts'
import { resumedDeal } from '#core/landing/deal-page-landing.ts'
import { type DealPreferences, isOnlyNearest } from '#core/landing/deal-selection.ts'
import { dealView, type DealView } from '#core/landing/deal-view.ts'
import { landing } from '#core/landing/landing.ts'
import { type LandingEvent, preferenceEvents } from '#core/landing/landing-events.ts'
import type { LandingStep } from '#core/landing/landing-loads.ts'
import { listOf } from '#core/landing/landing-needs.ts'
import { priceChange } from '#core/landing/price-change.ts'
import type { Offer } from '#core/offer/offer.ts'

/** The deal page's state: what is shown, and what the last choice did. */
export type DealStore = {
  /** The landing machine and the loads it still waits for. Kept whole: it holds every offer of the car. */
  step: LandingStep
  view: DealView
  /** "+£21.10 a month, −£214.00 in total"; empty when the price is as it was. */
  change: string
  /** True when nobody quotes exactly what was chosen, so that more than the choice changed. */
  isNearest: boolean
  /** True when a choice could not be met because the prices did not come. */
  hasFailed: boolean
}

/** One store for one visitor's page; made in a component, never at module level. */
export function createDealStore(capId: string, view: DealView): DealStore {
  return proxy({
    step: ref(resumedDeal(capId, view)),
    view: ref(view),
    change: '',
    isNearest: false,
    hasFailed: false,
  })
}

/** Every offer of the car has come: the list the server drew becomes complete. */
export function takeOffers(store: DealStore, offers: readonly Offer[]): void {
  const { state } = store.step
  const list = listOf(state)
  const retried = state.tasks[list]?.messageKey
    ? happened(store.step, { type: 'retried', name: list })
    : store.step
  show(store, settledLanding(retried, offers))
}

/** The offers have not come; the next choice tries again. */
export function failOffers(store: DealStore): void {
  const { state } = store.step
  const name = listOf(state)
  const request = state.tasks[name]?.request ?? 0
  store.step = ref(happened(store.step, { type: 'failed', name, request }))
  store.hasFailed = true
}

/** Changes part of the deal sentence: shows the nearest deal there is and says what it costs or saves. */
export function chooseDeal(
  store: DealStore,
  offers: readonly Offer[],
  preferences: DealPreferences,
): void {
  const { selection, best } = store.view
  takeOffers(store, offers)
  let { step } = store
  for (const event of preferenceEvents(preferences))
    step = settledLanding(happened(step, event), offers)
  show(store, step)
  store.change = priceChange(best, store.view.best)
  store.isNearest = isOnlyNearest(selection, store.view.selection, preferences)
  store.hasFailed = false
}

function happened({ state, loads }: LandingStep, event: LandingEvent): LandingStep {
  const step = landing(state, event)
  return { state: step.state, loads: [...loads, ...step.loads] }
}

function show(store: DealStore, step: LandingStep): void {
  store.step = ref(step)
  const view = dealView(step.state)
  if (view) store.view = ref(view)
}
