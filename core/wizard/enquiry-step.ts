import type { DealFlowEvent, DealFlowStep, EnquiryStep } from './deal-flow-state.ts'
import { submissionFor } from './submission.ts'
import { withoutRequest } from './without-request.ts'

/** The form: sent once, kept whatever the answer is. Rules W-37, W-38, W-39, W-40. */
export function enquiryStep(state: EnquiryStep, event: DealFlowEvent, nowMs: number): DealFlowStep {
  if (event.kind === 'submit') {
    return state.isWaiting ? withoutRequest(state) : submitted(state, event)
  }
  if (!state.isWaiting) return withoutRequest(state)
  switch (event.kind) {
    case 'orderPlaced':
      return withoutRequest({
        step: 'code',
        subject: state.subject,
        order: { ...event.order, codeSentAtMs: nowMs },
        isCodeEnded: false,
        waitingFor: null,
        messageKey: null,
      })
    case 'orderRefused': {
      const { messageKey, errors } = event
      return withoutRequest({ ...state, isWaiting: false, messageKey, errors })
    }
    case 'priceChanged':
      return withoutRequest({
        ...state,
        subject: { ...state.subject, monthlyPaymentPence: event.monthlyPaymentPence },
        isWaiting: false,
        messageKey: 'errors.priceChanged',
      })
    default:
      return withoutRequest(state)
  }
}

function submitted(
  state: EnquiryStep,
  { person, newKey }: Extract<DealFlowEvent, { kind: 'submit' }>,
): DealFlowStep {
  const { subject } = state
  const { kind, offerId, monthlyPaymentPence } = subject
  const content = { kind, offerId, monthlyPaymentPence, person }
  const submission = submissionFor(state.submission, content, newKey)
  return {
    state: { ...state, person, submission, isWaiting: true, errors: {}, messageKey: null },
    request: { kind: 'placeOrder', subject, person, idempotencyKey: submission.key },
  }
}
