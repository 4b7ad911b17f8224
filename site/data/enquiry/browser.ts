import type { Campaign } from '#core/attribution/campaign-fields.ts'
import {
  confirmOrder,
  postOrder,
  postOrderCode,
  postPcpOrder,
  putOrder,
  putPcpOrder,
} from '#core/contract/generated/form-request-shapes.ts'
import { LeasingApiError } from '#core/contract/http/leasing-api-error.ts'
import { penceToPounds, poundsToPence } from '#core/contract/json/money.ts'
import type { WireOrderReceipt } from '#core/contract/json/wire-order.ts'
import { enquiryFields } from '#core/validation/field-bounds.ts'
import { serverErrors } from '#core/validation/errors/server-errors.ts'
import { callBackFields } from '#core/wizard/call-times.ts'
import type { DealFlowEvent, DealRequest } from '#core/wizard/deal-flow-state.ts'
import { askBrowser } from '../leasing/browser.ts'

/** Where the visitor came from, which goes with an order. Rule A-01. */
export type EnquiryAttribution = Campaign & {
  sskey?: string
  /** Of Google Analytics, after consent. Rule A-34. */
  gaToken?: string
  /** The variants the visitor was assigned. Rule X-14. */
  variant?: string
  /** Of the customer form that led here, which completes what was left masked. Rule W-27. */
  hash?: string
}

/** What each request becomes when it is refused, and the fields that messages can stand at. */
const refusals = {
  placeOrder: { kind: 'orderRefused', fields: enquiryFields },
  confirmOrder: { kind: 'codeRefused', fields: ['code'] },
  resendCode: { kind: 'codeNotSent', fields: ['code'] },
  changePhone: { kind: 'codeNotSent', fields: ['phone'] },
  leaveCallBack: { kind: 'callBackRefused', fields: callBackFields },
} as const satisfies Record<DealRequest['kind'], { kind: string; fields: readonly string[] }>

/** Asks the leasing API for what an enquiry needs next. Its refusals are events as well. */
export async function requestEnquiry(
  request: DealRequest,
  attribution: EnquiryAttribution,
): Promise<DealFlowEvent> {
  try {
    return await granted(request, attribution)
  } catch (error) {
    if (!(error instanceof LeasingApiError)) throw error
    const { body } = error
    if (body.error_key === 'errors.priceChanged' && body.monthlyPayment !== undefined) {
      return { kind: 'priceChanged', monthlyPaymentPence: poundsToPence(body.monthlyPayment) }
    }
    const { kind, fields } = refusals[request.kind]
    return { kind, errorKey: body.error_key, messages: serverErrors<string>(body, fields) }
  }
}

async function granted(
  request: DealRequest,
  attribution: EnquiryAttribution,
): Promise<DealFlowEvent> {
  switch (request.kind) {
    case 'placeOrder': {
      const placed = await placeOrder(request, attribution)
      const { orderRef, writeToken, codeSentTo, textTaken: isTextTaken } = placed
      return { kind: 'orderPlaced', orderRef, writeToken, codeSentTo, isTextTaken }
    }
    case 'confirmOrder': {
      const { orderRef, code } = request
      await askBrowser(confirmOrder, { body: { orderRef, code } })
      return { kind: 'codeAccepted' }
    }
    case 'resendCode': {
      const { orderRef } = request
      const sent = await askBrowser(postOrderCode, { params: { orderRef }, body: {} })
      return { kind: 'codeSent', codeSentTo: sent.codeSentTo, isTextTaken: sent.textTaken }
    }
    case 'changePhone': {
      const { orderRef: orderId, writeToken, phone } = request
      const { codeSentTo, textTaken: isTextTaken } = await askBrowser(putOrder, {
        params: { orderId },
        body: { writeToken, phone },
      })
      const errorKey = 'errors.samePhone'
      return codeSentTo === null
        ? { kind: 'codeNotSent', errorKey, messages: { phone: errorKey } }
        : { kind: 'codeSent', codeSentTo, isTextTaken }
    }
    case 'leaveCallBack': {
      const { orderRef: orderId, writeToken, subject } = request
      const { callTime, otherCallTime, callPriority, postcode } = request
      const body = { writeToken, callTime, otherCallTime, callPriority, postcode }
      const call = subject.kind === 'pcp' ? putPcpOrder : putOrder
      await askBrowser(call, { params: { orderId }, body })
      return { kind: 'callBackTaken' }
    }
  }
}

/** A lease and a PCP are ordered at calls of their own. Rule W-35. */
function placeOrder(
  { subject, person, idempotencyKey }: Extract<DealRequest, { kind: 'placeOrder' }>,
  attribution: EnquiryAttribution,
): Promise<WireOrderReceipt> {
  const { kind, offerId, capId, monthlyPaymentPence } = subject
  const { isSubscribed: subscription, ...contact } = person
  const monthlyPaymentShown = penceToPounds(monthlyPaymentPence)
  const body = { capId, ...contact, monthlyPaymentShown, ...attribution }
  const headers = { 'idempotency-key': idempotencyKey }
  return kind === 'pcp'
    ? askBrowser(postPcpOrder, { body: { ...body, pcpOfferId: offerId }, headers })
    : askBrowser(postOrder, { body: { ...body, offerId, subscription }, headers })
}
