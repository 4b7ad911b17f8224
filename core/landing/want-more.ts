import { askFor, type LandingStep, withoutLoads } from './landing-loads.ts'
import { needsOf } from './landing-needs.ts'
import type { LandingState } from './landing-state.ts'

/** Reviews and other cars are loaded when first wanted, once. Rule L-33. */
export function wantMore(state: LandingState, name: 'reviews' | 'otherCars'): LandingStep {
  const isAbsent = state[name] === null && !state.tasks[name]?.isLoading
  return isAbsent ? askFor(state, needsOf(state, [name])) : withoutLoads(state)
}

/** Whether the reviews have come and there are none: their tab is then off. Rule L-33. */
export function isReviewDisabled({ reviews }: LandingState): boolean {
  return reviews?.length === 0
}
