import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { twilioTexts } from './twilio-texts.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** A stand-in for Twilio on a port of its own. */
async function twilioAnswering(listener: RequestListener): Promise<string> {
  server = createServer(listener)
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const logger = pino({ level: 'silent' })
const message = { to: '+447700900123', body: 'Code 123456', orderRef: 'x' }

test.each([
  ['+441134960000', 'From', '+441134960000'],
  ['MG123', 'MessagingServiceSid', 'MG123'],
])('a text from %s is posted with its credentials', async (from, field, value) => {
  let seen = { url: '', authorization: '', body: '' }
  const baseUrl = await twilioAnswering((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      seen = { url: request.url!, authorization: request.headers.authorization!, body }
      response.writeHead(201).end('{}')
    })
  })
  const send = twilioTexts({ accountSid: 'AC1', authToken: 'secret', from }, logger, baseUrl)
  await expect(send(message)).resolves.toBe(true)
  expect(seen.url).toBe('/2010-04-01/Accounts/AC1/Messages.json')
  expect(seen.authorization).toBe(`Basic ${btoa('AC1:secret')}`)
  expect(Object.fromEntries(new URLSearchParams(seen.body))).toEqual({
    To: '+447700900123',
    Body: 'Code 123456',
    [field]: value,
  })
})

test.each([[401], [500]])('a refusal with %d is told as false', async (status) => {
  const baseUrl = await twilioAnswering((_, response) => response.writeHead(status).end('<html>'))
  const send = twilioTexts({ accountSid: 'AC1', authToken: 't', from: '+44' }, logger, baseUrl)
  await expect(send(message)).resolves.toBe(false)
})

test('silence ends after two and a half seconds', async () => {
  const baseUrl = await twilioAnswering(() => {})
  const send = twilioTexts({ accountSid: 'AC1', authToken: 't', from: '+44' }, logger, baseUrl)
  const started = performance.now()
  await expect(send(message)).resolves.toBe(false)
  expect(performance.now() - started).toBeLessThan(3000)
  server?.closeAllConnections()
})
