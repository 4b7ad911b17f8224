import type { IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressedBodies } from './compressed-body.ts'
import { acceptedEncoding, compressAgain } from './content-encoding.ts'

const words = Array.from({ length: 4000 }, (_, index) => `word${(index * 7919) % 1013}`).join(' ')
const page = {
  body: Buffer.from(`<script>1</script>${words}`),
  isHtml: true,
  isPreview: false,
  isByScript: false,
  etag: '"one"',
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['BR;q=1.0', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.000', null],
  ['zstd', null],
  ['', null],
])('"%s" takes %s', (header, encoding) => {
  const req = { headers: { 'accept-encoding': header } } as unknown as IncomingMessage
  expect(acceptedEncoding(req)).toBe(encoding)
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('%s holds the same bytes, made once', async (encoding, unpack) => {
  const compressBody = compressedBodies((html) => html)
  const first = await compressBody(page, encoding)
  expect(unpack(first.bytes)).toEqual(page.body)
  expect(await compressBody(page, encoding)).toBe(first)
  expect(unpack(await compressAgain(first.bytes, encoding))).toEqual(page.body)
})

test('a body without a validator is compressed each time and never cached', async () => {
  const compressBody = compressedBodies((html) => html)
  const live = { ...page, etag: null }
  const [first, second] = [await compressBody(live, 'br'), await compressBody(live, 'br')]
  expect(second.bytes).not.toBe(first.bytes)
  expect(second.bytes).toEqual(first.bytes)
})

test('a body that gains nothing goes as it is to everyone', async () => {
  const small = {
    body: Buffer.from('{}'),
    isHtml: false,
    isPreview: false,
    isByScript: false,
    etag: '"two"',
  }
  expect(await compressedBodies((html) => html)(small, 'br')).toEqual({
    bytes: small.body,
    encoding: null,
    varies: false,
    scripts: [],
    page: null,
  })
})
