import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { siteNotifier } from './notify-site.ts'

const secret = 'a secret of the two programs'
let server: Server | undefined
afterEach(() => server?.close())

/** A stand-in for the site that answers with these statuses in turn and keeps what it was told. */
async function siteAnswering(statuses: number[], retryDelaysMs = [5, 5]) {
  const told: { url: string; body: string; signature: string }[] = []
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const signature = String(request.headers[SIGNATURE_HEADER_NAME])
      told.push({ url: request.url!, body, signature })
      response.writeHead(statuses[told.length - 1] ?? 200).end()
    })
  })
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  const siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const teller = siteNotifier({
    siteUrl,
    secret,
    logger: pino({ level: 'silent' }),
    retryDelaysMs,
  })
  return { told, teller }
}

const news = { type: 'rates' as const, ratesVersion: 7, tags: ['rates'] }

test('the news is signed and goes to the leasing webhook', async () => {
  const { told, teller } = await siteAnswering([])
  teller.tell(news)
  await vi.waitFor(() => expect(told).toHaveLength(1))
  expect(told[0]?.url).toBe('/site/webhooks/leasing')
  expect(JSON.parse(told[0]!.body)).toEqual(news)
  await expect(isValidSignature(told[0]!.body, told[0]!.signature, secret)).resolves.toBe(true)
})

test('a site that fails is told again, so often and no more', async () => {
  const { told, teller } = await siteAnswering([500, 503, 500, 200])
  teller.tell(news)
  await vi.waitFor(() => expect(told).toHaveLength(3))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(told).toHaveLength(3)
})

test('closing gives up', async () => {
  const { told, teller } = await siteAnswering([500], [300])
  teller.tell(news)
  await vi.waitFor(() => expect(told).toHaveLength(1))
  teller.close()
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(told).toHaveLength(1)
})
