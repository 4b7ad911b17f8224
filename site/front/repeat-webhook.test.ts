import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { expect, test } from 'vitest'
import { serverInTest } from './test/front-in-test.ts'
import { isRepeat, repeatWebhook } from '../data/webhooks/repeat-webhook.ts'

/** A site that answers with a status, and the request it was sent. */
async function repeated(status: number, host = '127.0.0.1') {
  let sent: Request | null = null
  const server = await serverInTest((req, res) => {
    const parts: Buffer[] = []
    req.on('data', (part: Buffer) => parts.push(part))
    req.on('end', () => {
      sent = new Request(`http://site.test${req.url}`, {
        method: 'POST',
        headers: req.headers as Record<string, string>,
        body: Buffer.concat(parts).toString(),
      })
      res.writeHead(status).end()
    })
  })
  const place = { hosts: [host], port: server.port }
  const failure = await repeatWebhook(place, 'secret', '/site/webhooks/content', '{"a":1}').then(
    () => null,
    (error: unknown) => error,
  )
  await server.close()
  return { sent: sent as Request | null, failure }
}

test.each(['127.0.0.1', '0.0.0.0'])(
  'a site listening at %s hears its webhook again',
  async (host) => {
    const { sent, failure } = await repeated(200, host)
    expect(failure).toBeNull()
    expect(new URL(sent!.url).pathname).toBe('/site/webhooks/content')
    expect(isRepeat(sent!)).toBe(true)
    const signature = sent!.headers.get(SIGNATURE_HEADER_NAME)!
    expect(await isValidSignature(await sent!.text(), signature, 'secret')).toBe(true)
  },
)

test('a webhook of another is no repeat', () => {
  expect(isRepeat(new Request('http://site.test/'))).toBe(false)
})

test('a site that does not take it is told of', async () => {
  expect(String((await repeated(502)).failure)).toContain('502')
})
