import type { DealFlowState, DealFlowStep } from './deal-flow-state.ts'

/** A state that asks for nothing: the one before for an event without a place in it. Rule W-36. */
export function withoutRequest(state: DealFlowState): DealFlowStep {
  return { state, request: null }
}
