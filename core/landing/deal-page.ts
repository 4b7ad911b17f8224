import { firstOfEach } from '../offer/first-of-each.ts'
import type { Offer } from '../offer/offer.ts'
import { comparedOffer } from './compared-offer.ts'
import {
  type DealPreferences,
  type DealSelection,
  meetsPreferences,
  selectionOf,
} from './deal-selection.ts'
import { nearestOffer } from './nearest-offer.ts'
import { type ProfileOptions, profileOptions } from './profile-options.ts'
import { sortedOffers } from './sorted-offers.ts'

/** Everything the deal page shows of a car's prices. */
export type DealView = {
  /** What the deal sentence says. Its address is `dealPath` of it. */
  selection: DealSelection
  options: ProfileOptions
  /** The best of each provider on the profile, lowest total first. */
  offers: readonly Offer[]
  /** How many providers quote the profile, shown or not. */
  providerCount: number
  /** The lowest total: what the price and the enquiry button are about. */
  best: Offer
  /** What the best saves a month against the next provider, whole pounds. */
  savingPounds: number
  isHotDeal: boolean
  /** Pounds down while a lease is shown, months up front while a PCP is; null until shown. */
  otherDeposit: number | null
  /** "+£21.10 a month, −£214.00 in total"; empty when the price is as it was. */
  priceChange: string
  /** True when nobody quotes exactly what was chosen, so that more than the choice changed. */
  isNearest: boolean
}

/** How many offers the server draws; the rest comes with all prices of the car. */
const drawnOffers = 20

/**
 * A car's deal page out of all its offers: the profile nearest to what is preferred, with one
 * price per provider. Null when nobody quotes the car.
 * Rules L-13, L-15, L-26, L-28, L-30, L-31, L-32, L-35.
 * @param change words of the deal sentence that were changed last, to be given up last (L-11)
 */
export function dealPage(
  offers: readonly Offer[],
  preferences: DealPreferences,
  change: DealPreferences = {},
): DealView | null {
  const changed = Object.keys(change) as (keyof DealSelection)[]
  const nearest = nearestOffer(offers, { ...preferences, ...change }, changed)
  if (!nearest) return null
  const selection = selectionOf(nearest)
  const onProfile = offers.filter((offer) => meetsPreferences(selectionOf(offer), selection))
  const shown = firstOfEach(
    sortedOffers(onProfile, 'totalCost|asc'),
    ({ provider }) => provider.id,
    Number.POSITIVE_INFINITY,
  )
  const best = shown[0]!
  const { savingPounds, isHotDeal } = comparedOffer(best, shown)
  return {
    selection,
    options: profileOptions(offers, selection.financeType),
    offers: shown,
    providerCount: shown.length,
    best,
    savingPounds: savingPounds ?? 0,
    isHotDeal,
    otherDeposit: null,
    priceChange: '',
    isNearest: false,
  }
}

/** What of a view is drawn on the server and travels with the page. Rule L-46. */
export function drawnView(view: DealView): DealView {
  return { ...view, offers: view.offers.slice(0, drawnOffers) }
}
