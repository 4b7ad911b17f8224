import type { Call, CallResponse } from '#core/contract/call.ts'
import { calls } from '#core/contract/calls.ts'
import { penceToPounds } from '#core/contract/json/money.ts'
import { orderNames } from '#core/contract/order-names.ts'
import type { WireOrder, WireOrderReceipt } from '#core/contract/json/wire-order.ts'
import { handoverOf } from '#core/leads/handover.ts'
import { parseOfferId } from '#core/offer/offer-id.ts'
import { phoneProof } from '#core/wizard/phone-proof.ts'
import { currencyInColumn } from '#core/pricing/money/currency.ts'
import { changeEnquiry } from '#leasing-api/orders/change-enquiry.ts'
import { confirmEnquiry } from '#leasing-api/orders/confirm-enquiry.ts'
import { type EnquiryBody, enquiryOfPcp } from '#leasing-api/orders/enquiry-body.ts'
import { placeEnquiry } from '#leasing-api/orders/place-enquiry.ts'
import { resendCode } from '#leasing-api/orders/resend-code.ts'
import { proofSentTo } from '#leasing-api/orders/send-proof.ts'
import type { LeadProgress } from '#leasing-api/queries/deliveries/read-deliveries.ts'
import type { LimitRefusal } from '#leasing-api/queries/limits/limits.ts'
import type { PublicOrder } from '#leasing-api/queries/orders/read-order.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import { listsOf } from '#leasing-api/server/lists-of.ts'
import type { Services } from '#leasing-api/server/services.ts'
import { type CallRequest, route } from '#leasing-api/server/route.ts'
import { summaryToWire } from '../derivatives/present.ts'

/**
 * Enquiries for a lease or a PCP: placing, changing, confirming, reading, another code. What is
 * refused says so by Rule W-52.
 */
export const orderRoutes = {
  postOrder: route(calls.postOrder, (request) => place(request, request.body, 'offerId')),

  postPcpOrder: route(calls.postPcpOrder, (request) => {
    const body = enquiryOfPcp(request.body)
    return isPcp(body.offerId)
      ? place(request, body, 'pcpOfferId')
      : new Failure(422, 'errors.validation', { pcpOfferId: ['The offer is no PCP.'] })
  }),

  putOrder: route(calls.putOrder, (request) => change(request, () => true)),

  putPcpOrder: route(calls.putPcpOrder, (request) => change(request, isPcp)),

  confirmOrder: route(calls.confirmOrder, async ({ body, services }) => {
    const { orderRef, code } = body
    const result = await confirmEnquiry(services, orderRef, code)
    switch (result.kind) {
      case 'confirmed':
        services.deliveries.deliver()
        return orderToWire(services, result.order)
      case 'notFound':
        return new Failure(404, 'errors.notFound')
      case 'refused':
        return new Failure(422, result.messageKey, { code: [result.text] })
    }
  }),

  getOrder: route(calls.getOrder, async ({ params, services }) => {
    const order = await services.database.call.readOrder(params)
    return order ? orderToWire(services, order) : new Failure(404, 'errors.notFound')
  }),

  postOrderCode: route(calls.postOrderCode, async ({ params, services, client }) => {
    const result = await resendCode(services, params.orderRef, client)
    switch (result.kind) {
      case 'sent':
        return {
          codeSentTo: proofSentTo(result),
          textTaken: result.isTextTaken,
          codeExpiresAt: result.codeExpiresAt.toISOString(),
        }
      case 'notFound':
        return new Failure(404, 'errors.notFound')
      case 'confirmed':
        return new Failure(409, 'errors.confirmed')
      case 'limited':
        return limited(result.refusal, 'code')
    }
  }),
}

const isPcp = (offerId: string) => parseOfferId(offerId)?.profile.financeType === 'pcp'

/** Places an enquiry whose offer the call names by `offerField`. */
async function place(
  { services, deals, client }: Pick<CallRequest<Call>, 'services' | 'deals' | 'client'>,
  body: EnquiryBody,
  offerField: 'offerId' | 'pcpOfferId',
): Promise<WireOrderReceipt | Failure> {
  if (parseOfferId(body.offerId)?.capId !== body.capId) {
    return new Failure(422, 'errors.validation', { capId: ['The offer is not of this car.'] })
  }
  if (client.idempotencyKey !== null && client.idempotencyKey.length > 200) {
    return new Failure(400, 'errors.badParameter', { 'Idempotency-Key': ['errors.maxLength'] })
  }
  const offer = deals.offer(body.offerId)
  const car = deals.derivative(body.capId)
  const result = await placeEnquiry(services, {
    body,
    present: offer && car && { offer, vehicle: summaryToWire(car) },
    ratesVersion: deals.ratesVersion,
    idempotencyKey: client.idempotencyKey,
    clientAddress: client.address,
    storefront: client.storefront,
    requestedHost: client.host,
    takesLandlines: () => services.content.takesLandlines(client.storefront),
  })
  switch (result.kind) {
    case 'taken':
      return {
        ...orderNames(result.orderRef, result.shortReference),
        state: result.state,
        writeToken: services.secrets.writeToken(result.orderRef),
        proof: phoneProof(result.phoneE164),
        codeSentTo: proofSentTo(result),
        textTaken: result.isTextTaken,
        codeExpiresAt: result.codeExpiresAt.toISOString(),
      }
    case 'invalid':
      return new Failure(422, 'errors.validation', listsOf(result.errors))
    case 'notOffered':
      return new Failure(404, 'errors.notFound', {
        [offerField]: ['This deal is no longer offered.'],
      })
    case 'priceChanged':
      return priceChanged(result.monthlyPaymentPence)
    case 'keyConflict':
      return new Failure(409, 'errors.idempotencyConflict')
    case 'limited':
      return limited(result.refusal, 'phone')
  }
}

/** Changes an order whose offer is of the kind that the call changes. */
async function change(
  { params, body, services, client }: CallRequest<typeof calls.putOrder>,
  isOfKind: (offerId: string) => boolean,
): Promise<CallResponse<typeof calls.putOrder> | Failure> {
  const changed = await changeEnquiry(services, {
    orderRef: params.orderId,
    body,
    isOfKind,
    clientAddress: client.address,
    requestedHost: client.host,
    takesLandlines: () => services.content.takesLandlines(client.storefront),
  })
  switch (changed.kind) {
    case 'changed': {
      const { order, sent } = changed
      return {
        ...(await orderToWire(services, order)),
        codeSentTo: sent && proofSentTo(sent),
        codeExpiresAt: sent && sent.codeExpiresAt.toISOString(),
      }
    }
    case 'notFound':
      return new Failure(404, 'errors.notFound')
    case 'notAllowed':
      return new Failure(403, 'errors.forbidden')
    case 'invalid':
      return new Failure(422, 'errors.validation', listsOf(changed.errors))
    case 'limited':
      return limited(changed.refusal, 'phone')
  }
}

/** The order without its person, as anybody holding the reference may read it. Rules C-54, C-83, C-85. */
async function orderToWire(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  order: PublicOrder,
): Promise<WireOrder> {
  const { orderRef, state } = order
  const progress = state === 'confirmed' ? await database.call.readLeadProgress({ orderRef }) : []
  const handover = handoverOf(progress.map(deliveryOf), clock().getTime())
  return {
    ...orderNames(order.orderRef, order.shortReference),
    state,
    proof: order.proof,
    textTaken: order.isTextTaken,
    createdAt: order.createdAt.toISOString(),
    confirmedAt: order.confirmedAt && order.confirmedAt.toISOString(),
    handover: handover && {
      state: handover.state,
      at: new Date(handover.atMs).toISOString(),
    },
    vehicle: order.snapshot.vehicle,
    offer: order.snapshot.offer,
    ratesVersion: order.ratesVersion,
  }
}

const deliveryOf = ({ tries, dueAt, sentAt, deadAt }: LeadProgress) => ({
  tries,
  dueMs: dueAt.getTime(),
  sentMs: sentAt && sentAt.getTime(),
  deadMs: deadAt && deadAt.getTime(),
})

function priceChanged(monthlyPaymentPence: number): Failure {
  const text = `The price is now ${currencyInColumn(monthlyPaymentPence)} a month.`
  return new Failure(
    409,
    'errors.priceChanged',
    { monthlyPaymentShown: [text] },
    { more: { monthlyPayment: penceToPounds(monthlyPaymentPence) } },
  )
}

function limited({ name, retryAfterMs }: LimitRefusal, field: string): Failure {
  const key = name === 'order' ? 'errors.codeWait' : 'errors.codeLimit'
  const seconds = String(Math.ceil(retryAfterMs / 1000))
  return new Failure(429, key, { [field]: [key] }, { headers: { 'retry-after': seconds } })
}
