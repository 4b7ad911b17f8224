import type { MessageKey } from '../messages/message-text.ts'
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
  /** The provider's; null when nobody knows them. */
  openingHours: OpeningHours | null
}

/** Who enquires, as typed. */
export type DealPerson = { name: string; email: string; phone: string; isSubscribed: boolean }

/** What the one who placed the order was given. The write token never stands in an address. */
export type PlacedOrder = {
  orderRef: string
  writeToken: string
  /** The phone, masked. */
  codeSentTo: string
  codeSentAtMs: number
  codeExpiresAtMs: number
}

type Common = { subject: DealSubject; messageKey: MessageKey | null }

export type EnquiryStep = Common & {
  step: 'enquiry'
  person: DealPerson
  submission: Submission | null
  isWaiting: boolean
  /** Message keys of the fields that the server refused. */
  errors: Readonly<Record<string, readonly string[]>>
}

export type CodeStep = Common & {
  step: 'code'
  order: PlacedOrder
  /** Ended by too many wrong guesses: only a new code helps. */
  isCodeEnded: boolean
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

/** What is to be asked of the API. The answer comes back as an event. */
export type DealRequest =
  | { kind: 'placeOrder'; subject: DealSubject; person: DealPerson; idempotencyKey: string }
  | { kind: 'confirmOrder'; orderRef: string; code: string }
  | { kind: 'resendCode'; orderRef: string }
  | { kind: 'changePhone'; orderRef: string; writeToken: string; phone: string }
  | ({ kind: 'leaveCallBack'; orderRef: string; writeToken: string } & CallBack)

export type DealFlowEvent =
  /** `newKey` is used when the submission is another than the one before. */
  | { kind: 'submit'; person: DealPerson; newKey: string }
  | { kind: 'orderPlaced'; order: Omit<PlacedOrder, 'codeSentAtMs'> }
  | { kind: 'orderRefused'; messageKey: MessageKey; errors: EnquiryStep['errors'] }
  | { kind: 'priceChanged'; monthlyPaymentPence: number }
  | { kind: 'enterCode'; typed: string }
  | { kind: 'codeAccepted' }
  | { kind: 'codeRefused'; messageKey: MessageKey }
  | { kind: 'askForCode' }
  | { kind: 'changePhone'; phone: string }
  | { kind: 'codeSent'; codeSentTo: string; codeExpiresAtMs: number }
  | { kind: 'codeNotSent'; messageKey: MessageKey }
  | { kind: 'leaveCallBack'; callBack: CallBack }
  | { kind: 'callBackTaken' }
  | { kind: 'callBackRefused'; messageKey: MessageKey }

/** The state after an event, and what to ask for, if anything. */
export type DealFlowStep = { state: DealFlowState; request: DealRequest | null }

/** The form for a deal, empty or with what is known of the visitor. Rule W-36. */
export function newDealFlow(subject: DealSubject, known: Partial<DealPerson> = {}): EnquiryStep {
  return {
    step: 'enquiry',
    subject,
    person: { name: '', email: '', phone: '', isSubscribed: false, ...known },
    submission: null,
    isWaiting: false,
    errors: {},
    messageKey: null,
  }
}
