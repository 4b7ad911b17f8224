import { calls } from '#core/contract/calls.ts'
import { maskedPhone } from '#core/contract/masked-details.ts'
import { penceToPounds } from '#core/contract/money.ts'
import { orderNames } from '#core/contract/order-names.ts'
import type { WireOrder } from '#core/contract/wire-order.ts'
import { parseOfferId } from '#core/offer/offer-id.ts'
import { currencyInColumn } from '#core/pricing/currency.ts'
import { confirmEnquiry } from '../../orders/confirm-enquiry.ts'
import { placeEnquiry } from '../../orders/place-enquiry.ts'
import { resendCode } from '../../orders/resend-code.ts'
import type { LimitRefusal } from '../../queries/orders/claim-action.ts'
import type { PublicOrder } from '../../queries/orders/read-order.ts'
import { Failure } from '../../server/failure.ts'
import { route } from '../../server/route.ts'
import { summaryToWire } from '../derivatives/present.ts'

/** Enquiries: placing, confirming, reading, another code. What is refused says so by Rule W-52. */
export const orderRoutes = {
  postOrder: route(calls.postOrder, async ({ body, services, deals, client }) => {
    if (parseOfferId(body.offerId)?.capId !== body.capId) {
      return new Failure(422, 'errors.validation', { capId: ['The offer is not of this car.'] })
    }
    if (client.idempotencyKey !== null && client.idempotencyKey.length > 200) {
      return new Failure(400, 'errors.badParameter', { 'Idempotency-Key': ['errors.maxLength'] })
    }
    const offer = deals.offer(body.offerId)
    const car = offer && deals.derivative(offer.capId)
    if (!offer || !car) {
      return new Failure(404, 'errors.notFound', { offerId: ['This deal is no longer offered.'] })
    }
    const result = await placeEnquiry(services, {
      body,
      offer,
      vehicle: summaryToWire(car),
      ratesVersion: deals.ratesVersion,
      idempotencyKey: client.idempotencyKey,
      clientAddress: client.address,
    })
    switch (result.kind) {
      case 'taken':
        return {
          ...orderNames(result.orderRef),
          state: result.state,
          writeToken: services.secrets.writeToken(result.orderRef),
          codeSentTo: maskedPhone(result.phoneE164),
          codeExpiresAt: result.codeExpiresAt.toISOString(),
        }
      case 'invalid':
        return new Failure(422, 'errors.validation', listsOf(result.errors))
      case 'priceChanged':
        return priceChanged(result.monthlyPaymentPence)
      case 'keyConflict':
        return new Failure(409, 'errors.idempotencyConflict')
      case 'limited':
        return limited(result.refusal, 'phone')
    }
  }),

  confirmOrder: route(calls.confirmOrder, async ({ body, services }) => {
    const result = await confirmEnquiry(services, body.orderRef, body.code)
    switch (result.kind) {
      case 'confirmed':
        return orderToWire(result.order)
      case 'notFound':
        return new Failure(404, 'errors.notFound')
      case 'refused':
        return new Failure(422, result.messageKey, { code: [result.messageKey] })
    }
  }),

  getOrder: route(calls.getOrder, async ({ params, services }) => {
    const order = await services.database.call.readOrder(params)
    return order ? orderToWire(order) : new Failure(404, 'errors.notFound')
  }),

  postOrderCode: route(calls.postOrderCode, async ({ params, services, client }) => {
    const result = await resendCode(services, params.orderRef, client.address)
    switch (result.kind) {
      case 'sent':
        return {
          codeSentTo: maskedPhone(result.phoneE164),
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

/** What anybody holding the reference may know. Rule C-54. */
function orderToWire(order: PublicOrder): WireOrder {
  return {
    ...orderNames(order.orderRef),
    state: order.state,
    createdAt: order.createdAt.toISOString(),
    vehicle: order.snapshot.vehicle,
    offer: order.snapshot.offer,
    ratesVersion: order.ratesVersion,
  }
}

/** A field's message as the list of messages that the error body holds. */
function listsOf(errors: Readonly<Record<string, string>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, [key]]))
}

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
