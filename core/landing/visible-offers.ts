import type { Offer } from '../offer/offer.ts'
import { depositOf, type LandingState } from './landing-state.ts'
import { anyBudget, matchingOffers, type OfferFilters } from './matching-offers.ts'
import { sortedOffers } from './sorted-offers.ts'

/**
 * The offers on the page: those of the list that have the chosen term, mileage, deposit and
 * stock, and keep within the budget filters when these are on; in the order chosen. Rule L-28.
 */
export function visibleOffers(state: LandingState): Offer[] {
  return sortedOffers(shownOffers(state), state.sort)
}

/** The same in the order they came. */
function shownOffers(state: LandingState): Offer[] {
  const list = state.filters.financeType === 'pcp' ? state.pcpOffers : state.offers
  return matchingOffers(list, shownFilters(state))
}

/** What the offers shown must meet. What is not chosen yet excludes nothing. Rules L-28, L-29. */
export function shownFilters(state: LandingState): OfferFilters {
  const { filters, profile } = state
  return {
    ...filters,
    ...(state.areAdditionalFiltersOn ? {} : anyBudget),
    termsMonths: oneOrAny(profile.termMonths),
    annualMileagesMiles: oneOrAny(profile.annualMileageMiles),
    depositValues: oneOrAny(depositOf(state)),
  }
}

function oneOrAny(value: number | null): number[] {
  return value === null ? [] : [value]
}

/** How many providers quote the offers shown. Rule L-30. */
export function providerCount(offers: readonly Offer[]): number {
  return new Set(offers.map(({ provider }) => provider.id)).size
}

/**
 * The offer an enquiry would be about: the marked one, else the top offer while it is shown,
 * else the first shown; null when none is shown. Rule L-26.
 */
export function chosenOffer(state: LandingState): Offer | null {
  const shown = visibleOffers(state)
  const withId = (id: string | undefined | null) => shown.find((offer) => offer.id === id)
  return withId(state.selectedOfferId) ?? withId(state.topOffer?.id) ?? shown[0] ?? null
}

/** Drops a mark from an offer that is no longer shown. Rule L-27. */
export function withVisibleSelection(state: LandingState): LandingState {
  const { selectedOfferId } = state
  if (selectedOfferId === null) return state
  const isShown = shownOffers(state).some(({ id }) => id === selectedOfferId)
  return isShown ? state : { ...state, selectedOfferId: null }
}
