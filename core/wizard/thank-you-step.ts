import {
  type CodeStep,
  type ConfirmationStep,
  type DealFlowEvent,
  type DealFlowStep,
  type ThankYouStep,
  withoutRequest,
} from './deal-flow-state.ts'
import { isOpenAt } from './opening-hours.ts'

/** Thanks for a confirmed order; a call back is offered when the provider is closed. Rules W-46, W-50. */
export function thankYou(
  { subject, order }: CodeStep | ConfirmationStep,
  nowMs: number,
): DealFlowStep {
  const callBack = isOpenAt(subject.openingHours, nowMs) ? 'none' : 'offered'
  return withoutRequest({ step: 'thankYou', subject, order, callBack, messages: {} })
}

/** Leaving a time to be called back at, once. Rule W-51. */
export function thankYouStep(state: ThankYouStep, event: DealFlowEvent): DealFlowStep {
  if (event.kind === 'leaveCallBack') {
    const { orderRef, writeToken } = state.order
    if (state.callBack !== 'offered' || writeToken === null) return withoutRequest(state)
    return {
      state: { ...state, callBack: 'sending', messages: {} },
      request: { kind: 'leaveCallBack', orderRef, writeToken, ...event.callBack },
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
