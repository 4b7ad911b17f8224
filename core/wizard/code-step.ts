import type { MessageKey } from '../messages/message-text.ts'
import { oneTimeCode } from '../validation/one-time-code.ts'
import { codeReadingText } from './code-refusal.ts'
import { codeLifetimeMs, resendWaitMs } from './code-rules.ts'
import {
  awaitedCode,
  type CodeStep,
  type ConfirmationStep,
  type DealFlowEvent,
  type DealFlowStep,
  type FlowMessages,
  withoutRequest,
} from './deal-flow-state.ts'
import { thankYou } from './thank-you-step.ts'

/** Waiting for the code to be typed, or for another one. Rules W-41, W-43, W-44, W-45, W-150. */
export function codeStep(state: CodeStep, event: DealFlowEvent, nowMs: number): DealFlowStep {
  return state.waitingFor === null
    ? typedOrRequested(state, event, nowMs)
    : answeredFor(state, event, nowMs)
}

function typedOrRequested(state: CodeStep, event: DealFlowEvent, nowMs: number): DealFlowStep {
  const { subject, order } = state
  const { orderRef, writeToken, codeSentAtMs } = order
  switch (event.kind) {
    case 'enterCode': {
      if (state.isCodeEnded) return codeError(state, 'errors.codeEnded')
      if (codeSentAtMs !== null && nowMs >= codeSentAtMs + codeLifetimeMs)
        return codeError(state, 'errors.codeExpired')
      const typed = oneTimeCode(event.typed)
      if (!typed.ok) return codeError(state, codeReadingText(typed.messageKey))
      return {
        state: { step: 'confirmation', subject, order, messages: {} },
        request: { kind: 'confirmOrder', orderRef, code: typed.code },
      }
    }
    case 'askForCode':
      if (codeSentAtMs !== null && resendWaitMs(codeSentAtMs, nowMs) > 0)
        return codeError(state, 'errors.codeWait')
      return {
        state: { ...state, waitingFor: 'code', isCodeSent: false, messages: {} },
        request: { kind: 'resendCode', orderRef },
      }
    case 'changePhone':
      if (writeToken === null) return withoutRequest(state)
      return {
        state: { ...state, waitingFor: 'phone', isCodeSent: false, messages: {} },
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
      const { codeSentTo, isTextTaken } = event
      const order = { ...state.order, codeSentAtMs: nowMs, codeSentTo, isTextTaken }
      return withoutRequest({ ...awaitedCode(state.subject, order), isCodeSent: isTextTaken })
    }
    case 'codeNotSent':
      if (event.errorKey === 'errors.confirmed') return thankYou(state, nowMs)
      return withMessages({ ...state, waitingFor: null }, event.messages)
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
      const { errorKey, messages } = event
      if (errorKey === 'errors.confirmed') return thankYou(state, nowMs)
      const isCodeEnded = errorKey === 'errors.codeEnded'
      return withMessages({ ...awaitedCode(state.subject, state.order), isCodeEnded }, messages)
    }
    default:
      return withoutRequest(state)
  }
}

const codeError = (state: CodeStep, code: MessageKey) => withMessages(state, { code })

function withMessages(state: CodeStep, messages: FlowMessages): DealFlowStep {
  return withoutRequest({ ...state, isCodeSent: false, messages })
}
