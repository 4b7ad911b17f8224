import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { declared, names } from '../test/declared.ts'

/** Name, address, query, body, caching and authority. Behind a plus stand fields of our own. */
test.each([
  [
    'postOrder',
    'POST /api/orders',
    '',
    'offerId capId name email phone subscription hash utm_campaign utm_source utm_medium gaToken sskey message variant + monthlyPaymentShown utm_term utm_content gclid dclid fbclid',
    'private guest',
  ],
  [
    'postPcpOrder',
    'POST /api/pcp-orders',
    '',
    'pcpOfferId capId name email phone hash utm_campaign utm_source utm_medium + monthlyPaymentShown utm_term utm_content gclid dclid fbclid gaToken sskey variant message',
    'private guest',
  ],
  [
    'putOrder',
    'PUT /api/orders/{orderId}',
    '',
    'name phone email postcode callTime callPriority otherCallTime gaToken sskey + writeToken',
    'private writer',
  ],
  [
    'putPcpOrder',
    'PUT /api/pcp-orders/{orderId}',
    '',
    'name phone email postcode callTime callPriority otherCallTime + writeToken',
    'private writer',
  ],
  ['confirmOrder', 'POST /api/orders/confirm', '', 'orderRef code', 'private guest'],
  ['getOrder', 'GET /api/orders/{orderRef}', '', null, 'private guest'],
  ['postOrderCode', 'POST /api/orders/{orderRef}/codes', '', '', 'private guest'],
] as const)('C-42 %s is %s with exactly its fields', (name, address, query, body, who) => {
  expect(declared(calls[name])).toEqual({
    address,
    query: names(query),
    body: body === null ? null : names(body),
    who,
  })
})
