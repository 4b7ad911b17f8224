import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { expect, test } from 'vitest'
import { receiveWebhook } from './webhook.ts'

/** A body that never ends, and whether anybody began to read it. */
function endless(headers: Record<string, string>) {
  let chunks = 0
  const request = new Request('http://site.test/site/webhooks/content', {
    method: 'POST',
    headers,
    duplex: 'half',
    body: new ReadableStream(
      {
        pull(controller) {
          chunks += 1
          controller.enqueue(new Uint8Array(100_000))
        },
      },
      { highWaterMark: 0 },
    ),
  } as RequestInit)
  return { request, chunksRead: () => chunks }
}

const received = (request: Request, secret: string | null = 'secret') =>
  receiveWebhook(request, secret, () => [])

test('without a secret there are no webhooks', async () => {
  expect((await received(endless({}).request, null)).status).toBe(503)
})

test('without a signature the body is not read', async () => {
  const { request, chunksRead } = endless({})
  expect((await received(request)).status).toBe(401)
  expect(chunksRead()).toBe(0)
})

test('a body that says it is large is not read', async () => {
  const { request, chunksRead } = endless({
    [SIGNATURE_HEADER_NAME]: 't=1,v1=a',
    'content-length': '1000001',
  })
  expect((await received(request)).status).toBe(413)
  expect(chunksRead()).toBe(0)
})

test('a body that does not say so is read to the bound', async () => {
  const { request, chunksRead } = endless({ [SIGNATURE_HEADER_NAME]: 't=1,v1=a' })
  expect((await received(request)).status).toBe(413)
  expect(chunksRead()).toBeLessThanOrEqual(11)
})

test.each([
  ['another secret', async () => encodeSignatureHeader('{}', Date.now(), 'other')],
  ['another body', async () => encodeSignatureHeader('{"a":1}', Date.now(), 'secret')],
  ['no signature at all', async () => 'hello'],
])('a signature made with %s does not fit', async (_, signature) => {
  const request = new Request('http://site.test/site/webhooks/content', {
    method: 'POST',
    headers: { [SIGNATURE_HEADER_NAME]: await signature() },
    body: '{}',
  })
  expect((await received(request)).status).toBe(401)
})
