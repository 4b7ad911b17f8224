import type {
  CodeStep,
  ConfirmationStep,
  DealFlowEvent,
  DealFlowStep,
  ThankYouStep,
} from './deal-flow-state.ts'
import { isOpenAt } from './opening-hours.ts'
import { withoutRequest } from './without-request.ts'

/** Thanks for a confirmed order; a call back is offered when the provider is closed. Rules W-46, W-50. */
export function thankYou(
  { subject, order }: CodeStep | ConfirmationStep,
  nowMs: number,
): DealFlowStep {
  const callBack = isOpenAt(subject.openingHours, nowMs) ? 'none' : 'offered'
  return withoutRequest({ step: 'thankYou', subject, order, callBack, messageKey: null })
}

/** Leaving a time to be called back at, once. Rule W-51. */
export function thankYouStep(state: ThankYouStep, event: DealFlowEvent): DealFlowStep {
  if (event.kind === 'leaveCallBack') {
    if (state.callBack !== 'offered') return withoutRequest(state)
    const { orderRef, writeToken } = state.order
    return {
      state: { ...state, callBack: 'sending', messageKey: null },
      request: { kind: 'leaveCallBack', orderRef, writeToken, ...event.callBack },
    }
  }
  if (state.callBack !== 'sending') return withoutRequest(state)
  switch (event.kind) {
    case 'callBackTaken':
      return withoutRequest({ ...state, callBack: 'left' })
    case 'callBackRefused':
      return withoutRequest({ ...state, callBack: 'offered', messageKey: event.messageKey })
    default:
      return withoutRequest(state)
  }
}
