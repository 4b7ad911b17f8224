import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { phoneServiceRequest } from '#core/validation/phone/phone-service.ts'
import {
  replyingService,
  type ReplyingService,
} from '#leasing-api/test/services/replying-service.ts'
import { phoneValidation } from './phone-validation.ts'

let replying: ReplyingService | undefined
afterEach(() => replying?.close())

async function check(status: number, json: unknown, path = '/IsValid.json') {
  replying = await replyingService([{ status, json }])
  const config = { url: `${replying.url}${path}`, key: 'k&1' }
  const ask = phoneValidation(config, { logger: pino({ level: 'silent' }), timeoutMs: 30_000 })
  return { verdict: await ask('07700 900-123'), seen: replying.seen }
}
const answer = (ValidationResult: string) => ({
  Status: { Success: true },
  Result: { ValidationResult },
})

test('V-36 the service is sent the number, its key in the query, and nothing else', async () => {
  const { verdict, seen } = await check(200, answer('Valid'), '/IsValid.json?v=2')
  expect(verdict).toEqual({ status: 'valid' })
  expect(seen).toEqual([
    {
      method: 'POST',
      url: '/IsValid.json?v=2&key=k%261',
      authorization: undefined,
      body: phoneServiceRequest('07700 900-123'),
    },
  ])
})

test.each([
  [200, answer('Invalid'), 'invalid'],
  [200, answer('NoCoverage'), 'unavailable'],
  [200, { ...answer('Invalid'), Status: { Success: false } }, 'unavailable'],
  [201, answer('Invalid'), 'unavailable'],
  [401, answer('Invalid'), 'unavailable'],
  [500, answer('Invalid'), 'unavailable'],
])('V-35 V-37 answered %d with %j it is %s', async (status, json, verdict) => {
  expect((await check(status, json)).verdict).toEqual({ status: verdict })
})
