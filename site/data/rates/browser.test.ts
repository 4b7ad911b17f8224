import { expect, test, vi } from 'vitest'
import { partBytes, sendFile, type SendFile } from './browser.ts'

const file = new Blob(['x'.repeat(partBytes * 2 + 10)])

/** A server that stores what comes next, and does what a test says at some of the requests. */
function server(failing: Record<number, 'lost' | 'lost answer' | 'refused'> = {}) {
  let stored = 0
  let requests = 0
  const waits: number[] = []
  const sending: SendFile = {
    received: () => Promise.resolve(stored),
    put: async (from, part) => {
      const failure = failing[requests++]
      if (failure === 'lost') throw new TypeError('Failed to fetch')
      if (failure === 'refused') return 'refused'
      if (from !== stored) return 'notNext'
      stored += part.size
      if (failure === 'lost answer') throw new TypeError('Failed to fetch')
      return 'taken'
    },
    wait: async (ms) => void waits.push(ms),
  }
  return { sending, waits, stored: () => stored }
}

const send = (sending: SendFile, from = 0, signal = new AbortController().signal) => {
  const sent: number[] = []
  return sendFile(file, sending, { from, signal, onSent: (bytes) => sent.push(bytes) }).then(
    (outcome) => ({ outcome, sent }),
  )
}

test('T-24 a file is sent part by part', async () => {
  const { sending, stored } = server()
  const { outcome, sent } = await send(sending)
  expect(outcome).toBe('whole')
  expect(sent).toEqual([0, partBytes, partBytes * 2, file.size])
  expect(stored()).toBe(file.size)
})

test('T-24 a part whose answer was lost is not sent twice', async () => {
  const { sending, waits, stored } = server({ 1: 'lost answer' })
  await expect(send(sending)).resolves.toMatchObject({ outcome: 'whole' })
  expect(stored()).toBe(file.size)
  expect(waits).toEqual([1000])
})

test('T-24 a connection that stays away is told, and the file goes on from where it is', async () => {
  const failing = Object.fromEntries(
    Array.from({ length: 5 }, (_, at) => [at + 1, 'lost' as const]),
  )
  const { sending, waits, stored } = server(failing)
  const { outcome, sent } = await send(sending)
  expect(outcome).toBe('torn')
  expect(waits).toEqual([1000, 2000, 4000, 8000])
  expect(sent.at(-1)).toBe(partBytes)
  await expect(send(sending, stored())).resolves.toMatchObject({ outcome: 'whole' })
  expect(stored()).toBe(file.size)
})

test('T-24 what is refused, gone or cancelled ends at once', async () => {
  const refused = server({ 0: 'refused' })
  expect((await send(refused.sending)).outcome).toBe('refused')
  const gone = server({ 0: 'lost' })
  gone.sending.received = () => Promise.resolve(null)
  expect((await send(gone.sending)).outcome).toBe('refused')
  const abort = new AbortController()
  const cancelled = server()
  cancelled.sending.put = vi.fn<SendFile['put']>(async () => {
    abort.abort()
    throw new DOMException('cancelled', 'AbortError')
  })
  expect((await send(cancelled.sending, 0, abort.signal)).outcome).toBe('cancelled')
})
