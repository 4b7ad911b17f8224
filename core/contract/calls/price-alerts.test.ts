import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { declared, names } from '../test/declared.ts'

/** Name, address, body, caching and authority. Behind a plus stand fields of our own. */
test.each([
  ['postPriceAlert', 'POST /api/price-alerts', 'email page', 'private guest'],
  ['postPriceAlertConfirmation', 'POST /api/price-alert-confirmations', 'token', 'private guest'],
  ['getPriceAlerts', 'GET /api/price-alerts/{sealedEmail}', null, 'private guest'],
  ['putPriceAlerts', 'PUT /api/price-alerts/{sealedEmail}', 'ids isWatching', 'private guest'],
] as const)('C-131 C-132 C-133 %s is %s with exactly its fields', (name, address, body, who) => {
  expect(declared(calls[name])).toEqual({
    address,
    query: names(''),
    body: body === null ? null : names(body),
    who,
  })
})

test('C-113 an address is taken sealed, and in no other form', () => {
  const { params } = calls.getPriceAlerts
  expect(params.safeParse({ sealedEmail: 'x'.repeat(40) }).success).toBe(true)
  for (const sealedEmail of [
    '',
    'x'.repeat(39),
    'x'.repeat(501),
    `ada@example.com${'x'.repeat(40)}`,
  ]) {
    expect(params.safeParse({ sealedEmail }).success).toBe(false)
  }
})
