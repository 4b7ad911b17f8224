import { expect, test } from 'vitest'
import { boundedBody } from './bounded-body.ts'

const chunked = (...chunks: string[]) =>
  new Request('http://site.test/', {
    method: 'POST',
    duplex: 'half',
    body: new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
        controller.close()
      },
    }),
  } as RequestInit)

test.each([
  [['four', 'four'], 8, 'fourfour'],
  [['four', 'five5'], 8, null],
  [[], 8, ''],
] as const)('%j within %i bytes is %j', async (chunks, largest, text) => {
  expect((await boundedBody(chunked(...chunks), largest))?.toString('utf8') ?? null).toBe(text)
})

test('a request without a body has an empty one', async () => {
  expect((await boundedBody(new Request('http://site.test/'), 8))?.byteLength).toBe(0)
})
