import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { expect, test } from 'vitest'
import { expireDated } from './expire-dated.ts'
import { serverInTest } from './test/front-in-test.ts'

/** A site that says a status, and what it was sent. */
async function nightly(status: number) {
  const sent: { path: string; body: string; signature: string }[] = []
  const server = await serverInTest((req, res) => {
    const parts: Buffer[] = []
    req.on('data', (part: Buffer) => parts.push(part))
    req.on('end', () => {
      sent.push({
        path: req.url ?? '',
        body: Buffer.concat(parts).toString(),
        signature: String(req.headers[SIGNATURE_HEADER_NAME]),
      })
      res.writeHead(status).end()
    })
  })
  const address = { address: '127.0.0.1', family: 'IPv4', port: server.port }
  const run = expireDated(() => address, 'secret')()
  await run.catch(() => undefined)
  await server.close()
  return { run, sent }
}

test('E-02 the nightly run tells the site by its own signed webhook', async () => {
  const { run, sent } = await nightly(200)
  await run
  expect(sent).toHaveLength(1)
  const [{ path, body, signature }] = sent as [(typeof sent)[number]]
  expect(path).toBe('/site/webhooks/content')
  expect(JSON.parse(body)).toMatchObject({ _type: 'dated' })
  expect(await isValidSignature(body, signature, 'secret')).toBe(true)
})

test('E-02 a site that does not take it is told of again', async () => {
  await expect((await nightly(502)).run).rejects.toThrow('502')
})
