import { firstOfEach } from '../offer/first-of-each.ts'
import type { Offer } from '../offer/offer.ts'
import { comparedOffer } from './compared-offer.ts'
import { type DealCosts, dealCosts } from './deal-costs.ts'
import {
  type DealPreferences,
  type DealSelection,
  meetsPreferences,
  selectionOf,
} from './deal-selection.ts'
import type { GaveWay } from './gave-way.ts'
import { affordable } from './matching-offers.ts'
import { nearestOffer } from './nearest-offer.ts'
import { budgetOf, hasBudget, noOfferChoice, type OfferChoice } from './offer-choice.ts'
import { type ProfileOptions, profileOptions } from './profile-options.ts'
import { sortedOffers } from './sorted-offers.ts'
import { type TermsAtAGlance, termsAtAGlance } from './terms-at-a-glance.ts'
import { type UnquotedWords, unquotedWords } from './unquoted-words.ts'

/** Everything the deal page shows of a car's prices. */
export type DealView = {
  /** What the deal sentence says. Its address is `dealPath` of it. */
  selection: DealSelection
  options: ProfileOptions
  /** Options that bring other changes along. */
  unquoted: UnquotedWords
  glance: TermsAtAGlance
  /** The order of the offers, the limits of their prices, and which is marked. */
  choice: OfferChoice
  /** True when no price of the car keeps within the limits, which then do not count. */
  isBudgetMissed: boolean
  /** True once terms were chosen by themselves: the limits rest until they are asked for again. */
  isBudgetOff: boolean
  /** The best of each provider on the profile, in the order chosen. */
  offers: readonly Offer[]
  /** How many providers quote the profile, shown or not. */
  providerCount: number
  /** The lowest total. */
  best: Offer
  /** What the price, the terms and the enquiry button are about: the marked offer, else the best. */
  shown: Offer
  /** What the best saves a month against the next provider, whole pounds. */
  savingPounds: number
  isHotDeal: boolean
  /** What the other prices say about the offer shown. */
  costs: DealCosts
  /** Pounds down while a lease is shown, months up front while a PCP is; null until shown. */
  otherDeposit: number | null
  /** "+£22.49 a month, all in: £378.26 instead of £355.77"; empty when the price is as it was. */
  priceChange: string
  /** What changed along with the choice, because nobody quotes exactly that. */
  gaveWay: readonly GaveWay[]
}

/** How many offers the server draws; the rest comes with all prices of the car. */
const drawnOffers = 20

/** What else a deal page is opened or changed with. */
export type DealPageInput = {
  /** Words of the deal sentence that were changed last, to be given up last (L-11). */
  change?: DealPreferences
  choice?: OfferChoice
}

/**
 * A car's deal page out of all its offers: the profile nearest to what is preferred, with one
 * price per provider. Null when nobody quotes the car.
 * Rules L-13, L-15, L-28, L-30, L-31, L-32, L-35, L-60, L-61, L-62.
 */
export function dealPage(
  offers: readonly Offer[],
  preferences: DealPreferences,
  { change = {}, choice = noOfferChoice }: DealPageInput = {},
): DealView | null {
  const changed = Object.keys(change) as (keyof DealSelection)[]
  const within = offers.filter(affordable(budgetOf(choice)))
  const eligible = within.length > 0 ? within : offers
  const nearest = nearestOffer(eligible, { ...preferences, ...change }, changed)
  if (!nearest) return null
  const selection = selectionOf(nearest)
  const onProfile = eligible.filter((offer) => meetsPreferences(selectionOf(offer), selection))
  const cheapestFirst = firstOfEach(
    sortedOffers(onProfile, 'totalCost|asc'),
    ({ provider }) => provider.id,
    Number.POSITIVE_INFINITY,
  )
  const best = cheapestFirst[0]!
  const marked = cheapestFirst.find(({ id }) => id === choice.offerId && id !== best.id)
  const { savingPounds, isHotDeal } = comparedOffer(best, cheapestFirst)
  const options = profileOptions(offers, selection.financeType)
  return {
    selection,
    options,
    unquoted: unquotedWords(offers, selection, options),
    glance: termsAtAGlance(offers, selection, options),
    choice: { ...choice, offerId: marked?.id ?? null },
    isBudgetMissed: hasBudget(choice) && within.length === 0 && offers.length > 0,
    isBudgetOff: false,
    offers: sortedOffers(cheapestFirst, choice.sort),
    providerCount: cheapestFirst.length,
    best,
    shown: marked ?? best,
    savingPounds: savingPounds ?? 0,
    isHotDeal,
    costs: dealCosts(offers, marked ?? best),
    otherDeposit: null,
    priceChange: '',
    gaveWay: [],
  }
}

/** What of a view is drawn on the server and travels with the page. Rule L-46. */
export function drawnView(view: DealView): DealView {
  return { ...view, offers: view.offers.slice(0, drawnOffers) }
}
