import { codeStep, confirmationStep } from './code-step.ts'
import type { DealFlowEvent, DealFlowState, DealFlowStep } from './deal-flow-state.ts'
import { enquiryStep } from './enquiry-step.ts'
import { thankYouStep } from './thank-you-step.ts'

/**
 * The way from an enquiry through its code to the thank-you, for a lease and for a PCP alike.
 * An event that has no place in the present step, such as an answer that comes late, changes
 * nothing and asks for nothing. Rule W-36.
 */
export function dealFlow(state: DealFlowState, event: DealFlowEvent, nowMs: number): DealFlowStep {
  switch (state.step) {
    case 'enquiry':
      return enquiryStep(state, event, nowMs)
    case 'code':
      return codeStep(state, event, nowMs)
    case 'confirmation':
      return confirmationStep(state, event, nowMs)
    case 'thankYou':
      return thankYouStep(state, event)
  }
}
