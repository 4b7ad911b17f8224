import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import {
  replyingService,
  type ReplyingService,
} from '#leasing-api/test/services/replying-service.ts'
import { twilioTexts } from './twilio-texts.ts'

let replying: ReplyingService | undefined
afterEach(() => replying?.close())

const message = { to: '+447700900123', body: 'Code 123456', orderRef: 'x' }

async function send(status: number, json: unknown, from = '+441134960000') {
  replying = await replyingService([{ status, json }])
  const lines: string[] = []
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const config = { accountSid: 'AC1', authToken: 'secret', from }
  const isTaken = await twilioTexts(config, { logger, timeoutMs: 30_000, baseUrl: replying.url })(
    message,
  )
  return { isTaken, seen: replying.seen, logged: lines.join('') }
}

test.each([
  ['+441134960000', 'From', '+441134960000'],
  ['MG123', 'MessagingServiceSid', 'MG123'],
])('a text from %s is posted with its credentials', async (from, field, value) => {
  const { isTaken, seen } = await send(201, { sid: 'SM1', status: 'queued' }, from)
  expect(isTaken).toBe(true)
  expect(seen).toEqual([
    {
      method: 'POST',
      url: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${btoa('AC1:secret')}`,
      body: { To: '+447700900123', Body: 'Code 123456', [field]: value },
    },
  ])
})

test.each([
  [400, { code: 21211, message: 'The To number +447700900123 is not valid.' }, '21211'],
  [401, { code: 20003, message: 'Authenticate' }, '20003'],
  [500, '<html>', '500'],
  [200, '<html>', '200'],
])('a refusal with %d is logged by its code alone', async (status, json, logged) => {
  const result = await send(status, json)
  expect(result.isTaken).toBe(false)
  expect(result.logged).toContain(logged)
  expect(result.logged).not.toMatch(/447700900123|123456|secret/)
  // Once only: a second text would be another one.
  expect(result.seen).toHaveLength(1)
})
