import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Environment } from './environment.ts'
import { Failure } from './failure.ts'
import { readJson } from './read-json.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** What is read of a body that arrives in these pieces, and does not end where `isOpen` says so. */
async function read(
  pieces: readonly string[],
  { isOpen = false, headers = {} }: { isOpen?: boolean; headers?: Record<string, string> } = {},
): Promise<unknown> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(Buffer.from(piece, 'latin1'))
      if (!isOpen) controller.close()
    },
  })
  const app = new Hono<Environment>()
  let result: unknown
  app.post('/', async (context) => {
    result = await readJson(context)
    return context.text('read')
  })
  const asked = app.request('/', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    duplex: 'half',
  } as RequestInit)
  await vi.advanceTimersByTimeAsync(10_000)
  await asked
  return result
}

test.each([
  ['in one piece', ['{"name":"Ada"}'], { name: 'Ada' }],
  ['in many', ['{"na', 'me":"A', 'da"}'], { name: 'Ada' }],
  ['not at all', [], {}],
  ['cut within a letter', ['{"name":"Zo\xc3', '\xab"}'], { name: 'Zoë' }],
])('a body that arrives %s is read', async (_, pieces, value) => {
  await expect(read(pieces)).resolves.toEqual(value)
})

test.each([
  ['dribbles in', ['{"name":'], { isOpen: true }, 408],
  ['never begins', [], { isOpen: true }, 408],
  [
    'is too large, before it has ended',
    ['x'.repeat(40_000), 'x'.repeat(40_000)],
    { isOpen: true },
    413,
  ],
  ['says that it is too large', ['{}'], { headers: { 'content-length': '65537' } }, 413],
  ['is no UTF-8', ['{"name":"\xe9"}'], {}, 400],
  ['breaks off', ['{"name":'], {}, 400],
  ['is of another type', ['{}'], { headers: { 'content-type': 'application/jsonp' } }, 415],
])('C-52 a body that %s is refused', async (_, pieces, options, status) => {
  const result = await read(pieces, options)
  expect(result).toBeInstanceOf(Failure)
  expect(result).toMatchObject({ status })
})
