import { changeFilters } from './change-filters.ts'
import { changeProfile } from './change-profile.ts'
import { enquire } from './enquire.ts'
import type { LandingEvent } from './landing-events.ts'
import { type LandingStep, withoutLoads } from './landing-loads.ts'
import type { LandingState } from './landing-state.ts'
import { openLanding, resetLanding, saveFilters } from './open-landing.ts'
import { selectOffer } from './select-offer.ts'
import { retry, takeAnswer, takeFailure } from './take-answer.ts'
import { withVisibleSelection } from './visible-offers.ts'
import { wantMore } from './want-more.ts'

/**
 * The deal page as a state machine: what happened leads to the next state and to the loads that
 * it needs. A load is answered, or reported as failed, by another event that bears its number;
 * in which order, how late and how often does not matter. Rules L-24, L-27, L-41.
 * @example landing(emptyLanding, { type: 'opened', capId: '1234567', … }).loads[0] // { name: 'images', … }
 */
export function landing(state: LandingState, event: LandingEvent): LandingStep {
  const step = transition(state, event)
  return { ...step, state: withVisibleSelection(step.state) }
}

function transition(state: LandingState, event: LandingEvent): LandingStep {
  switch (event.type) {
    case 'opened':
      return openLanding(state, event)
    case 'filtersChanged':
      return changeFilters(state, event.change)
    case 'profileChanged':
      return changeProfile(state, event.change)
    case 'sortChosen':
      return withoutLoads({ ...state, sort: event.sort })
    case 'offerChosen':
      return withoutLoads(selectOffer(state, event.offerId))
    case 'moreWanted':
      return wantMore(state, event.name)
    case 'enquired':
      return enquire(state)
    case 'answered':
      return takeAnswer(state, event)
    case 'failed':
      return takeFailure(state, event)
    case 'retried':
      return retry(state, event.name)
    case 'filtersSaved':
      return withoutLoads(saveFilters(state))
    case 'reset':
      return withoutLoads(resetLanding(state))
  }
}
