import type { LandingState } from './landing-state.ts'
import { visibleOffers } from './visible-offers.ts'

/**
 * Marks an offer. The top offer needs no mark and takes away any other; an offer that is not
 * shown cannot be marked. Rule L-25.
 */
export function selectOffer(state: LandingState, offerId: string): LandingState {
  if (!visibleOffers(state).some(({ id }) => id === offerId)) return state
  return { ...state, selectedOfferId: offerId === state.topOffer?.id ? null : offerId }
}
