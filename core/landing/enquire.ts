import { askFor, type LandingStep, withoutLoads } from './landing-loads.ts'
import { needsOf } from './landing-needs.ts'
import type { LandingState } from './landing-state.ts'

/** Makes an order for the offer chosen; one at a time, and none without an offer. Rule L-39. */
export function enquire(state: LandingState): LandingStep {
  if (state.tasks.order?.isLoading) return withoutLoads(state)
  const needs = needsOf(state, ['order'])
  return askFor({ ...state, orderRef: null }, needs)
}
