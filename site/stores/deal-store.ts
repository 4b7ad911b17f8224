import { proxy } from 'valtio/vanilla'
import type { DealSelection, DealWish } from '#core/landing/deal-selection.ts'
import { isSameSelection } from '#core/landing/deal-selection.ts'
import { dealView, type DealView } from '#core/landing/deal-view.ts'
import { priceChange } from '#core/landing/price-change.ts'
import type { Offer } from '#core/offer/offer.ts'

/** The deal page's state: what is shown, and what the last choice did. */
export type DealStore = {
  view: DealView
  /** "+£21.10 a month, −£214.00 in total"; empty when the price is as it was. */
  change: string
  /** True when nobody quotes exactly what was chosen, so that more than the choice changed. */
  isNearest: boolean
}

/** One store for one visitor's page; made in a component, never at module level. */
export function createDealStore(view: DealView): DealStore {
  return proxy({ view, change: '', isNearest: false })
}

/** Changes part of the deal sentence: shows the nearest deal there is and says what it costs or saves. */
export function chooseDeal(store: DealStore, offers: readonly Offer[], wish: DealWish): void {
  const wished = { ...store.view.selection, ...wish }
  const next = dealView(offers, wished, Object.keys(wish) as (keyof DealSelection)[])
  if (!next) return
  store.change = priceChange(store.view.best, next.best)
  store.isNearest = !isSameSelection(next.selection, wished) && wish.financeType === undefined
  store.view = next
}
