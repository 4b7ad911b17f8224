import type { LandingAnswer, LandingFailure } from './landing-events.ts'
import { askFor, type LandingLoadName, type LandingStep, withoutLoads } from './landing-loads.ts'
import { listOf, needsOf } from './landing-needs.ts'
import type { LandingState } from './landing-state.ts'
import { followTopOffer, takePcpDefaults, takeProfiles } from './take-profile.ts'

/** Takes the answer to a load that is still waited for; any other is ignored. Rules L-33, L-41. */
export function takeAnswer(state: LandingState, answer: LandingAnswer): LandingStep {
  if (!isAwaited(state, answer)) return withoutLoads(state)
  const settled = ended(state, answer.name, null)
  switch (answer.name) {
    case 'topOffer':
      return followTopOffer(settled, answer.data)
    case 'profiles':
      return takeProfiles(settled, answer.data)
    case 'pcpDefaults':
      return takePcpDefaults(settled, answer.data)
    case 'details':
      return withoutLoads({ ...settled, ...answer.data })
    case 'order':
      return withoutLoads({ ...settled, orderRef: answer.data })
    case 'car':
      return withoutLoads({ ...settled, car: answer.data ?? state.car })
    case 'images':
    case 'offers':
    case 'pcpOffers':
    case 'customerForm':
    case 'reviews':
    case 'otherCars':
      return withoutLoads({ ...settled, [answer.name]: answer.data })
  }
}

/**
 * Takes note that a load failed: it is over, and its message stands until it is tried again.
 * An order refused because the price has changed brings the list anew and leaves everything
 * else, the mark and the customer's form included, as it was. Rules L-40, L-42.
 */
export function takeFailure(state: LandingState, failure: LandingFailure): LandingStep {
  if (!isAwaited(state, failure)) return withoutLoads(state)
  const { name, messageKey = 'errors.generic' } = failure
  const settled = ended(state, name, messageKey)
  return name === 'order' && messageKey === 'errors.priceChanged'
    ? askFor(settled, needsOf(settled, [listOf(settled)]))
    : withoutLoads(settled)
}

/** Tries a failed load again, as the page would ask now. Rule L-43. */
export function retry(state: LandingState, name: LandingLoadName): LandingStep {
  const messageKey = state.tasks[name]?.messageKey ?? null
  return messageKey === null ? withoutLoads(state) : askFor(state, needsOf(state, [name]))
}

function isAwaited(
  state: LandingState,
  { name, request }: Pick<LandingAnswer | LandingFailure, 'name' | 'request'>,
): boolean {
  const task = state.tasks[name]
  return task !== undefined && task.isLoading && task.request === request
}

function ended(
  state: LandingState,
  name: LandingLoadName,
  messageKey: string | null,
): LandingState {
  const { request } = state.tasks[name]!
  return {
    ...state,
    tasks: { ...state.tasks, [name]: { request, isLoading: false, messageKey } },
  }
}
