import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { untilStalled } from './until-stalled.ts'

const piece = Uint8Array.from([1])

async function read(bytes: AsyncIterable<Uint8Array>, limitMs: number): Promise<number> {
  let pieces = 0
  for await (const { length } of untilStalled(bytes, limitMs)) pieces += length
  return pieces
}

test('T-13 a file may take longer altogether than the sender may be silent', async () => {
  async function* slow() {
    for (let sent = 0; sent < 20; sent++) {
      await wait(20)
      yield piece
    }
  }
  // Twenty pauses are longer than the limit, one of them is not.
  expect(await read(slow(), 300)).toBe(20)
})

test('T-13 a sender that falls silent ends the import and is told to try again', async () => {
  let isClosed = false
  const silent: AsyncIterable<Uint8Array> = {
    [Symbol.asyncIterator]: () => ({
      next: () => new Promise(() => {}),
      return: () => {
        isClosed = true
        return Promise.resolve({ done: true, value: undefined })
      },
    }),
  }
  await expect(read(silent, 50)).rejects.toThrow('nothing of the file arrived for 0.05 seconds')
  expect(isClosed).toBe(true)
})

test('T-13 time in which nobody asks for more does not count', async () => {
  async function* ready() {
    yield piece
    yield piece
  }
  let pieces = 0
  for await (const { length } of untilStalled(ready(), 50)) {
    await wait(120)
    pieces += length
  }
  expect(pieces).toBe(2)
})
