import type { MessageKey } from '../messages/message-text.ts'
import { oneTimeCode } from '../validation/one-time-code.ts'
import { resendWaitMs } from './code-rules.ts'
import type {
  CodeStep,
  ConfirmationStep,
  DealFlowEvent,
  DealFlowStep,
  PlacedOrder,
} from './deal-flow-state.ts'
import { thankYou } from './thank-you-step.ts'
import { withoutRequest } from './without-request.ts'

/** Waiting for the code to be typed, or for another one. Rules W-41, W-43, W-44, W-45. */
export function codeStep(state: CodeStep, event: DealFlowEvent, nowMs: number): DealFlowStep {
  return state.waitingFor === null
    ? typedOrRequested(state, event, nowMs)
    : answeredFor(state, event, nowMs)
}

function typedOrRequested(state: CodeStep, event: DealFlowEvent, nowMs: number): DealFlowStep {
  const { order } = state
  const { orderRef, writeToken } = order
  switch (event.kind) {
    case 'enterCode': {
      if (state.isCodeEnded) return said(state, 'errors.codeEnded')
      if (nowMs >= order.codeExpiresAtMs) return said(state, 'errors.codeExpired')
      const typed = oneTimeCode(event.typed)
      if (!typed.ok) return said(state, typed.messageKey)
      return {
        state: { step: 'confirmation', subject: state.subject, order, messageKey: null },
        request: { kind: 'confirmOrder', orderRef, code: typed.code },
      }
    }
    case 'askForCode':
      if (resendWaitMs(order.codeSentAtMs, nowMs) > 0) return said(state, 'errors.codeWait')
      return {
        state: { ...state, waitingFor: 'code', messageKey: null },
        request: { kind: 'resendCode', orderRef },
      }
    case 'changePhone':
      return {
        state: { ...state, waitingFor: 'phone', messageKey: null },
        request: { kind: 'changePhone', orderRef, writeToken, phone: event.phone },
      }
    default:
      return withoutRequest(state)
  }
}

/** Meanwhile nothing can be typed: which of two codes counts is not known yet. */
function answeredFor(state: CodeStep, event: DealFlowEvent, nowMs: number): DealFlowStep {
  switch (event.kind) {
    case 'codeSent': {
      const { codeSentTo, codeExpiresAtMs } = event
      const order = { ...state.order, codeSentTo, codeExpiresAtMs, codeSentAtMs: nowMs }
      return withoutRequest(waiting(state, order))
    }
    case 'codeNotSent':
      if (event.messageKey === 'errors.confirmed') return thankYou(state, nowMs)
      return said({ ...state, waitingFor: null }, event.messageKey)
    default:
      return withoutRequest(state)
  }
}

/** The code is being checked. A refusal goes back to typing; a confirmed order is confirmed. Rules W-42, W-46. */
export function confirmationStep(
  state: ConfirmationStep,
  event: DealFlowEvent,
  nowMs: number,
): DealFlowStep {
  switch (event.kind) {
    case 'codeAccepted':
      return thankYou(state, nowMs)
    case 'codeRefused': {
      const { messageKey } = event
      if (messageKey === 'errors.confirmed') return thankYou(state, nowMs)
      const isCodeEnded = messageKey === 'errors.codeEnded'
      return said({ ...waiting(state, state.order), isCodeEnded }, messageKey)
    }
    default:
      return withoutRequest(state)
  }
}

function waiting({ subject }: CodeStep | ConfirmationStep, order: PlacedOrder): CodeStep {
  return {
    step: 'code',
    subject,
    order,
    isCodeEnded: false,
    waitingFor: null,
    messageKey: null,
  }
}

function said(state: CodeStep, messageKey: MessageKey): DealFlowStep {
  return withoutRequest({ ...state, messageKey })
}
