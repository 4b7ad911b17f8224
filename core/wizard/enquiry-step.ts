import {
  awaitedCode,
  type DealFlowEvent,
  type DealFlowStep,
  type EnquiryStep,
  withoutRequest,
} from './deal-flow-state.ts'
import { submissionFor } from './submission.ts'

/** The form: sent once, its contents held whatever the response is. Rules W-37, W-38, W-39, W-40, W-59. */
export function enquiryStep(state: EnquiryStep, event: DealFlowEvent, nowMs: number): DealFlowStep {
  if (event.kind === 'submit') {
    return state.isWaiting ? withoutRequest(state) : submitted(state, event)
  }
  if (event.kind === 'chooseOffer') {
    const { subject } = event
    return withoutRequest(state.isWaiting ? state : { ...state, subject, messages: {} })
  }
  if (!state.isWaiting) return withoutRequest(state)
  switch (event.kind) {
    case 'orderPlaced': {
      const { orderRef, writeToken, codeSentTo, isTextTaken } = event
      const order = { orderRef, writeToken, codeSentTo, codeSentAtMs: nowMs, isTextTaken }
      return withoutRequest(awaitedCode(state.subject, order))
    }
    case 'orderRefused':
      return withoutRequest({ ...state, isWaiting: false, messages: event.messages })
    case 'priceChanged':
      return withoutRequest({
        ...state,
        subject: { ...state.subject, monthlyPaymentPence: event.monthlyPaymentPence },
        isWaiting: false,
        messages: { form: 'errors.priceChanged' },
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
    state: { ...state, person, submission, isWaiting: true, messages: {} },
    request: { kind: 'placeOrder', subject, person, idempotencyKey: submission.key },
  }
}

/**
 * The form as it was sent, for whoever comes back to it from the code: with all that was typed, and
 * with its submission, so that it is none anew unless something is changed. The form of another car,
 * or one that says what is wrong, is as it starts. Rule W-83.
 * @param sent the form that was sent last, if any
 */
export function resumedForm(start: EnquiryStep, sent: EnquiryStep | undefined): EnquiryStep {
  const isOfCar = sent?.subject.capId === start.subject.capId
  if (!sent || !isOfCar || Object.keys(start.messages).length > 0) return start
  return { ...start, person: sent.person, submission: sent.submission }
}
