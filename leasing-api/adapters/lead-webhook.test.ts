import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { leadSignature, leadWebhooks, providerSecret } from './lead-webhook.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const logger = pino({ level: 'silent' })
const secret = 'a secret of ours for tests'
const clock = () => new Date('2026-11-20T09:00:00.900Z')
/** Long enough for a busy machine; what is silent is not waited for. */
const send = leadWebhooks(secret, clock, logger, 30_000)
const sendToSilent = leadWebhooks(secret, clock, logger, 100)
const lead = { id: 'the-key', provider: 'drivestone', body: { name: 'Ada „Lovelace“' } }

/** A provider's server on a port of its own, and what it was sent. */
async function providerAnswering(status: number | null) {
  const seen: { headers: IncomingHttpHeaders; body: string }[] = []
  server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      seen.push({ headers: request.headers, body })
      if (status !== null) response.writeHead(status).end('<html>')
    })
  })
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`, seen }
}

test('W-101 a lead is posted with its key, its time and a signature of both', async () => {
  const { url, seen } = await providerAnswering(204)
  await expect(send({ ...lead, url })).resolves.toBe('taken')
  const [{ headers, body }] = seen as [(typeof seen)[number]]
  expect(JSON.parse(body)).toEqual(lead.body)
  expect(headers['idempotency-key']).toBe('the-key')
  expect(headers['larkway-timestamp']).toBe('1795165200')
  const own = providerSecret(secret, 'drivestone')
  expect(headers['larkway-signature']).toBe(`v1=${leadSignature(own, '1795165200', body)}`)
})

test('W-101 no provider can sign for another, nor body and time be exchanged', () => {
  const [own, other] = ['drivestone', 'brightmile'].map((slug) => providerSecret(secret, slug))
  const signed = leadSignature(own!, '12', '{}')
  expect(signed).toMatch(/^[0-9a-f]{64}$/)
  expect(leadSignature(other!, '12', '{}')).not.toBe(signed)
  expect(leadSignature(own!, '13', '{}')).not.toBe(signed)
  expect(leadSignature(own!, '12', '{ }')).not.toBe(signed)
})

test('W-101 the example of the documentation is signed as it says', () => {
  // docs/LEADS.md, so that a provider can try its own code against it.
  expect(providerSecret('an-example-secret', 'drivestone')).toBe(
    '2f0d5515da02824e63ec86365f4e182d4e613f1e2b572955027f39a3d33c56f8',
  )
  expect(leadSignature(providerSecret('an-example-secret', 'drivestone'), '1795165200', '{}')).toBe(
    'eabd88e85c6eb9484081235dd56c8bcd34d7458a2ee567477f650cec30c03168',
  )
})

test.each([
  [200, 'taken'],
  [400, 'refused'],
  [404, 'refused'],
  [401, 'later'],
  [429, 'later'],
  [500, 'later'],
  [302, 'later'],
  [null, 'later'],
])('W-93 answered %s it is %s', async (status, delivery) => {
  const { url } = await providerAnswering(status)
  await expect((status ? send : sendToSilent)({ ...lead, url })).resolves.toBe(delivery)
})

test('W-93 without a server it is later', async () => {
  await expect(send({ ...lead, url: 'http://127.0.0.1:9/leads' })).resolves.toBe('later')
})
