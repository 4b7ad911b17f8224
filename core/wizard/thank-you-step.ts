import {
  type CodeStep,
  confirmedEnquiry,
  type ConfirmationStep,
  type DealFlowEvent,
  type DealFlowStep,
  type ThankYouStep,
  withoutRequest,
} from './deal-flow-state.ts'
import { isOpenAt, type OpeningHours } from './opening-hours.ts'

/** Thanks for a confirmed order; a call back is offered when the provider is closed. Rules W-46, W-50. */
export function thankYou(
  { subject, order }: CodeStep | ConfirmationStep,
  nowMs: number,
): DealFlowStep {
  return withoutRequest(confirmedEnquiry(subject, order, callBackAt(subject.openingHours, nowMs)))
}

/** Whether a call back is offered of an order that is confirmed at an instant. Rule W-50. */
export function callBackAt(hours: OpeningHours | null, confirmedAtMs: number): 'none' | 'offered' {
  return isOpenAt(hours, confirmedAtMs) ? 'none' : 'offered'
}

/** Leaving a time to be called back at, once. Rule W-51. */
export function thankYouStep(state: ThankYouStep, event: DealFlowEvent): DealFlowStep {
  if (event.kind === 'leaveCallBack') {
    const { orderRef, writeToken } = state.order
    if (state.callBack !== 'offered' || writeToken === null) return withoutRequest(state)
    return {
      state: { ...state, callBack: 'sending', messages: {} },
      request: {
        kind: 'leaveCallBack',
        subject: state.subject,
        orderRef,
        writeToken,
        ...event.callBack,
      },
    }
  }
  if (state.callBack !== 'sending') return withoutRequest(state)
  switch (event.kind) {
    case 'callBackTaken':
      return withoutRequest({ ...state, callBack: 'left' })
    case 'callBackRefused':
      return withoutRequest({ ...state, callBack: 'offered', messages: event.messages })
    default:
      return withoutRequest(state)
  }
}
