import { proxy, ref } from 'valtio/vanilla'
import { changedChoice, changedDeal } from '#core/landing/changed-deal.ts'
import type { DealView } from '#core/landing/deal-page.ts'
import type { DealPreferences } from '#core/landing/deal-selection.ts'
import type { OfferChoice } from '#core/landing/offer-choice.ts'
import type { Offer } from '#core/offer/offer.ts'

/** The deal page's state: its view, and whether the last choice failed. */
export type DealStore = {
  view: DealView
  /** True when a choice could not be met because the prices did not come. Rule L-42. */
  hasFailed: boolean
}

/** One store for one visitor's page; made in a component, never at module level. */
export function createDealStore(view: DealView): DealStore {
  return proxy({ view: ref(view), hasFailed: false })
}

/**
 * Changes words of the deal sentence; with none changed, the list that the server drew becomes
 * whole. Without offers the page stays as it is and says so. Rules L-42, L-46.
 */
export function chooseDeal(
  store: DealStore,
  offers: readonly Offer[] | undefined,
  change: DealPreferences,
): void {
  store.hasFailed = !offers
  if (offers) store.view = ref(changedDeal(offers, store.view, change))
}

/**
 * Changes the order of the offers, the limits of their prices or the one that is marked. Without
 * offers the page stays as it is and says so. Rules L-42, L-60 to L-62.
 */
export function chooseOffers(
  store: DealStore,
  offers: readonly Offer[] | undefined,
  change: Partial<OfferChoice>,
): void {
  store.hasFailed = !offers
  if (offers) store.view = ref(changedChoice(offers, store.view, change))
}
