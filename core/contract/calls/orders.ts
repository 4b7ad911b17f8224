import { z } from 'zod'
import { defineCall } from '../call.ts'
import * as field from '../fields.ts'
import { wireOrder, wireOrderReceipt } from '../wire-order.ts'

const none = z.object({})
const group = 'Orders and forms'

/** Text as a person typed it. Its rules are the enquiry's own, in `core/validation`. */
const typed = (longest: number) => z.string().max(longest, 'errors.maxLength').default('')

const tracking = z.string().max(200).optional()

export const postOrder = defineCall({
  method: 'POST',
  path: '/api/orders',
  summary: 'Places an enquiry and texts a six-digit code to the phone given.',
  group,
  params: none,
  query: none,
  body: z.object({
    offerId: field.offerIdField,
    capId: field.capId,
    name: typed(1000),
    email: typed(1000),
    phone: typed(1000),
    subscription: z.boolean().optional().describe('Marketing consent, never implied.'),
    monthlyPaymentShown: z.number().optional().describe('The price the visitor saw, in pounds.'),
    hash: tracking,
    utm_campaign: tracking,
    utm_source: tracking,
    utm_medium: tracking,
    utm_term: tracking,
    utm_content: tracking,
    gclid: tracking,
    dclid: tracking,
    fbclid: tracking,
    gaToken: tracking,
    sskey: tracking,
    message: z.string().max(2000).optional(),
    variant: tracking,
  }),
  answer: wireOrderReceipt,
  caching: 'private',
  failures: {
    404: 'No such offer.',
    409: 'The price has changed, or the idempotency key belongs to another order.',
    422: 'A field does not pass its rule.',
    429: 'Too many codes for this phone or address.',
  },
})

export const confirmOrder = defineCall({
  method: 'POST',
  path: '/api/orders/confirm',
  summary: 'Confirms an order with the code from the text message.',
  group,
  params: none,
  query: none,
  body: z.object({ orderRef: field.orderRef, code: typed(20) }),
  answer: wireOrder,
  caching: 'private',
  failures: {
    404: 'No such order.',
    422: 'Wrong, used or expired code.',
  },
})

export const getOrder = defineCall({
  method: 'GET',
  path: '/api/orders/{orderRef}',
  summary: 'The car, offer and state of an order. No personal data.',
  group,
  params: z.object({ orderRef: field.orderRef }),
  query: none,
  body: undefined,
  answer: wireOrder,
  caching: 'private',
  failures: { 404: 'No such order.' },
})

export const postOrderCode = defineCall({
  method: 'POST',
  path: '/api/orders/{orderRef}/codes',
  summary: 'Texts a new code; the one before it stops working.',
  group,
  params: z.object({ orderRef: field.orderRef }),
  query: none,
  body: z.object({}),
  answer: z.object({ codeSentTo: z.string(), codeExpiresAt: z.string() }),
  caching: 'private',
  failures: {
    404: 'No such order.',
    409: 'The order is confirmed already.',
    429: 'Wait 30 seconds between codes; 5 an hour and 10 a day for each phone.',
  },
})
