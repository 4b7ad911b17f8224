import type { FormErrors } from '../validation/errors/server-errors.ts'
import type { CallBack } from './call-times.ts'
import type { OpeningHours } from './opening-hours.ts'
import type { Submission } from './submission.ts'

/** The deal an enquiry is about. A lease offer and a PCP offer are ordered alike. Rule W-35. */
export type DealSubject = {
  kind: 'lease' | 'pcp'
  offerId: string
  capId: string
  /** The price on the screen, which the enquiry is sent at. */
  monthlyPaymentPence: number
  /** The provider's; null when they are not known. */
  openingHours: OpeningHours | null
}

/** Who enquires, as typed. */
export type DealPerson = {
  name: string
  email: string
  phone: string
  /** Empty where there is none. */
  message: string
  isSubscribed: boolean
}

/** An order that was placed, by whoever placed it or by whoever has its address alone. */
export type PlacedOrder = {
  orderRef: string
  /** Given once to whoever placed the order; null for anybody else. It never stands in an address. */
  writeToken: string | null
  /** By the clock of this machine; null when the code was sent before the page was opened. */
  codeSentAtMs: number | null
  /** Masked phone that the code went to; null for whoever has the address alone. Rule W-80. */
  codeSentTo: string | null
  /** Whether the text service took the message: else no code is on its way. Rule W-150. */
  isTextTaken: boolean
}

/** What is wrong, as a text or its message key: at a field, or under `form` with none of them. */
export type FlowMessages = Readonly<FormErrors<string>>

type Common = { subject: DealSubject; messages: FlowMessages }

export type EnquiryStep = Common & {
  step: 'enquiry'
  person: DealPerson
  submission: Submission | null
  isWaiting: boolean
}

export type CodeStep = Common & {
  step: 'code'
  order: PlacedOrder
  /** Ended by too many wrong guesses: only a new code helps. */
  isCodeEnded: boolean
  /** A code was just sent that was asked for here. */
  isCodeSent: boolean
  waitingFor: 'code' | 'phone' | null
}

/** The code is being checked. */
export type ConfirmationStep = Common & { step: 'confirmation'; order: PlacedOrder }

export type ThankYouStep = Common & {
  step: 'thankYou'
  order: PlacedOrder
  /** Offered when the provider was closed at the confirmation. */
  callBack: 'none' | 'offered' | 'sending' | 'left'
}

export type DealFlowState = EnquiryStep | CodeStep | ConfirmationStep | ThankYouStep

/** What is to be requested from the API. The response comes back as an event. */
export type DealRequest =
  | { kind: 'placeOrder'; subject: DealSubject; person: DealPerson; idempotencyKey: string }
  | { kind: 'confirmOrder'; orderRef: string; code: string }
  | { kind: 'resendCode'; orderRef: string }
  | { kind: 'changePhone'; orderRef: string; writeToken: string; phone: string }
  | ({
      kind: 'leaveCallBack'
      subject: DealSubject
      orderRef: string
      writeToken: string
    } & CallBack)

/** Why the API did not do what it was asked for. */
export type Refusal = { errorKey: string; messages: FlowMessages }

export type DealFlowEvent =
  /** `newKey` is used when the submission is another than the one before. */
  | { kind: 'submit'; person: DealPerson; newKey: string }
  /** Another offer was chosen beside the form. */
  | { kind: 'chooseOffer'; subject: DealSubject }
  | {
      kind: 'orderPlaced'
      orderRef: string
      writeToken: string
      codeSentTo: string
      isTextTaken: boolean
    }
  | ({ kind: 'orderRefused' } & Refusal)
  | { kind: 'priceChanged'; monthlyPaymentPence: number }
  | { kind: 'enterCode'; typed: string }
  | { kind: 'codeAccepted' }
  | ({ kind: 'codeRefused' } & Refusal)
  | { kind: 'askForCode' }
  | { kind: 'changePhone'; phone: string }
  | { kind: 'codeSent'; codeSentTo: string; isTextTaken: boolean }
  | ({ kind: 'codeNotSent' } & Refusal)
  | { kind: 'leaveCallBack'; callBack: CallBack }
  | { kind: 'callBackTaken' }
  | ({ kind: 'callBackRefused' } & Refusal)

/** Thanks for an order whose page is opened by its address. Rules W-46, W-50. */
export function confirmedEnquiry(
  subject: DealSubject,
  order: PlacedOrder,
  callBack: ThankYouStep['callBack'],
  messages: FlowMessages = {},
): ThankYouStep {
  return { step: 'thankYou', subject, order, callBack, messages }
}

/** The state after an event, and what to request, if anything. */
export type DealFlowStep = { state: DealFlowState; request: DealRequest | null }

/** The form for a deal, empty or with what is known of the visitor. Rule W-36. */
export function newDealFlow(
  subject: DealSubject,
  known: Partial<DealPerson> = {},
  messages: FlowMessages = {},
): EnquiryStep {
  return {
    step: 'enquiry',
    subject,
    person: { name: '', email: '', phone: '', message: '', isSubscribed: false, ...known },
    submission: null,
    isWaiting: false,
    messages,
  }
}

/** Waiting for the code of an order: just placed, or opened anew by its address. Rules W-36, W-40. */
export function awaitedCode(
  subject: DealSubject,
  order: PlacedOrder,
  messages: FlowMessages = {},
): CodeStep {
  return {
    step: 'code',
    subject,
    order,
    isCodeEnded: false,
    isCodeSent: false,
    waitingFor: null,
    messages,
  }
}

/** A state that requests nothing: the one before for an event without a place in it. Rule W-36. */
export function withoutRequest(state: DealFlowState): DealFlowStep {
  return { state, request: null }
}
