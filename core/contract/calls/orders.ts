import { z } from 'zod'
import { callGroup } from '../call.ts'
import { callTimes } from '../http/call-times.ts'
import * as field from '../fields.ts'
import * as typed from '../typed-fields.ts'
import { textTaken, wireOrder, wireOrderReceipt } from '../json/wire-order.ts'

/** Enquiries for a lease or a PCP, until they are confirmed. Rule C-42. */
const { call, post } = callGroup('Orders and forms')

const { tracking } = field

/** Who asks. */
const person = { name: typed.name, email: typed.email, phone: typed.phone }

/** What brought them, as their address said. Rule A-01. */
const campaign = {
  utm_campaign: tracking,
  utm_source: tracking,
  utm_medium: tracking,
  utm_term: tracking,
  utm_content: tracking,
  gclid: tracking,
  dclid: tracking,
  fbclid: tracking,
}

const placed = {
  response: wireOrderReceipt,
  headers: {
    'Idempotency-Key':
      'Names one submission, in at most 200 characters: sent again under it, it gets its first answer and nobody is texted twice.',
  },
  failures: {
    404: 'No such offer.',
    409: 'The price has changed, or the idempotency key belongs to another order.',
    422: 'A field does not pass its rule.',
    429: 'Too many codes for this phone or address.',
  },
} as const

/** What can be said or put right after the code was asked for. Fields left out stay as they are. */
const changes = {
  ...typed.changed,
  callTime: field.oneOf(callTimes).optional(),
  callPriority: z.string().max(50).optional(),
  otherCallTime: z.string().max(100).optional().describe('When, in words, for the time "other".'),
  writeToken: z.string().max(64).describe('As the order was answered with.'),
}

const changed = {
  method: 'PUT',
  params: z.object({ orderId: field.orderRef }),
  response: wireOrder.extend({
    codeSentTo: z.string().nullable().describe('Masked; null when no new code was needed.'),
    codeExpiresAt: z.string().nullable(),
  }),
  authority: 'writer',
  failures: {
    403: 'The write token is not of this order, or a day has passed since it was confirmed.',
    404: 'No such order.',
    422: 'A field does not pass its rule.',
    429: 'Too many codes for this phone or address.',
  },
} as const

export const orderCalls = {
  postOrder: post({
    ...placed,
    path: '/api/orders',
    summary: 'Places an enquiry and texts a six-digit code to the phone given.',
    body: z.object({
      offerId: field.offerIdField,
      capId: field.capId,
      ...person,
      subscription: z.boolean().optional().describe('Marketing consent, never implied.'),
      monthlyPaymentShown: z.number().optional().describe('The price the visitor saw, in pounds.'),
      hash: tracking,
      ...campaign,
      gaToken: tracking,
      sskey: tracking,
      message: typed.message.optional(),
      variant: tracking,
    }),
  }),

  // Attributed and counted like any other enquiry. Rule C-142.
  postPcpOrder: post({
    ...placed,
    path: '/api/pcp-orders',
    summary: 'Places an enquiry for a PCP offer and texts a code, like an order.',
    body: z.object({
      pcpOfferId: field.offerIdField,
      capId: field.capId,
      ...person,
      monthlyPaymentShown: z.number().optional().describe('The price the visitor saw, in pounds.'),
      hash: tracking,
      ...campaign,
      gaToken: tracking,
      sskey: tracking,
      variant: tracking,
      message: typed.message.optional(),
    }),
  }),

  putOrder: call({
    ...changed,
    path: '/api/orders/{orderId}',
    summary: 'Changes an order. Another phone voids the code and is texted a new one.',
    body: z.object({ ...changes, gaToken: tracking, sskey: tracking }),
  }),

  putPcpOrder: call({
    ...changed,
    path: '/api/pcp-orders/{orderId}',
    summary: 'Changes a PCP order. Another phone voids the code and is texted a new one.',
    body: z.object(changes),
  }),

  confirmOrder: post({
    path: '/api/orders/confirm',
    summary: 'Confirms an order, of a lease or of a PCP, with the code from the text message.',
    body: z.object({ orderRef: field.orderRef, code: typed.code }),
    response: wireOrder,
    failures: {
      404: 'No such order.',
      422: 'Wrong, used or expired code.',
    },
  }),

  getOrder: call({
    method: 'GET',
    path: '/api/orders/{orderRef}',
    summary: 'The car, offer and state of an order. No personal data.',
    params: z.object({ orderRef: field.orderRef }),
    response: wireOrder,
    authority: 'guest',
    failures: { 404: 'No such order.' },
  }),

  postOrderCode: post({
    path: '/api/orders/{orderRef}/codes',
    summary: 'Texts a new code; the one before it stops working.',
    params: z.object({ orderRef: field.orderRef }),
    body: z.object({}),
    response: z.object({ codeSentTo: z.string(), textTaken, codeExpiresAt: z.string() }),
    failures: {
      404: 'No such order.',
      409: 'The order is confirmed already.',
      429: 'Wait 30 seconds between codes; 5 an hour and 10 a day for each phone.',
    },
  }),
}
