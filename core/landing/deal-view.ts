import { specialMarkOf, type Offer } from '../offer/offer.ts'
import { isHotDeal, nextBestSavingPounds } from '../pricing/next-best-saving.ts'
import { totalPence } from '../pricing/offer-amounts.ts'
import { type DealSelection, meetsPreferences, selectionOf } from './deal-selection.ts'
import type { LandingState } from './landing-state.ts'
import type { ProfileOptions } from './profile-options.ts'
import { sortedOffers } from './sorted-offers.ts'
import { providerCount, visibleOffers } from './visible-offers.ts'

/** Everything the deal page shows of a car's prices. */
export type DealView = {
  selection: DealSelection
  options: ProfileOptions
  /** One price per provider on the selected profile, in the order chosen. */
  offers: readonly Offer[]
  /** How many providers quote it, shown or not. */
  providerCount: number
  /** The lowest total. */
  best: Offer
  /** The lowest monthly price, shown or not: an enquiry is about it while none is marked. */
  topOffer: Offer | null
  /** What the best saves a month against the next provider, whole pounds. */
  savingPounds: number
  isHotDeal: boolean
}

/** How many offers the server draws; the rest comes with all prices of the car. */
const drawnOffers = 20

/** What a state of the machine shows. Null while, or when, no offer is shown. Rules L-31, L-32. */
export function dealView(state: LandingState): DealView | null {
  const byTotal = sortedOffers(visibleOffers(state), 'totalCost|asc')
  const [best] = byTotal
  if (!best) return null
  const selection = selectionOf(best)
  const offers = cheapestPerProvider(
    byTotal.filter((offer) => meetsPreferences(selectionOf(offer), selection)),
  )
  const savingPounds = nextBestSavingPounds(
    offers.map((offer) => ({
      totalCostPence: totalPence(offer),
      monthlyPaymentPence: offer.monthlyPaymentPence,
      termMonths: offer.profile.termMonths,
      providerId: offer.provider.id,
      providerName: offer.provider.name,
    })),
  )
  return {
    selection,
    options: state.options,
    offers: sortedOffers(offers, state.sort),
    providerCount: providerCount(offers),
    best,
    topOffer: state.topOffer,
    savingPounds,
    isHotDeal: isHotDeal(specialMarkOf(best) !== null, savingPounds),
  }
}

/** What of a view is drawn on the server and travels with the page. Rule L-46. */
export function drawnView(view: DealView): DealView {
  return { ...view, offers: view.offers.slice(0, drawnOffers) }
}

/** Offers that come cheapest first; each provider's first stays. */
function cheapestPerProvider(offers: readonly Offer[]): Offer[] {
  const seen = new Set<number>()
  return offers.filter(({ provider }) => !seen.has(provider.id) && seen.add(provider.id))
}
