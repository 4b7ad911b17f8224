import { expect, test } from 'vitest'
import { staleIfError } from './stale-if-error.ts'

/** Something to be kept, a clock, and what was told of failures. */
function cached() {
  let now = 0
  let fetches = 0
  let answer: () => Promise<string> = async () => `answer ${fetches}`
  const failures: unknown[] = []
  const read = staleIfError(
    () => {
      fetches++
      return answer()
    },
    { nowMs: () => now, onFailure: (error) => failures.push(error) },
  )
  return {
    read,
    failures,
    fetches: () => fetches,
    at: (ms: number) => {
      now = ms
    },
    become: (next: typeof answer) => {
      answer = next
    },
    settle: () => new Promise<void>((resolve) => setImmediate(resolve)),
  }
}

const down = new Error('down')

test('an answer is kept for half a minute', async () => {
  const it = cached()
  await expect(it.read()).resolves.toBe('answer 1')
  it.at(29_999)
  await expect(it.read()).resolves.toBe('answer 1')
  expect(it.fetches()).toBe(1)
})

test('after that it is given at once and fetched behind, for five minutes more', async () => {
  const it = cached()
  await it.read()
  it.at(30_000)
  await expect(it.read()).resolves.toBe('answer 1')
  await it.settle()
  await expect(it.read()).resolves.toBe('answer 2')
  it.at(30_000 + 329_999)
  await expect(it.read()).resolves.toBe('answer 2')
})

test('an older one is waited for', async () => {
  const it = cached()
  await it.read()
  it.at(330_000)
  await expect(it.read()).resolves.toBe('answer 2')
})

test('however many ask, it is fetched once', async () => {
  const it = cached()
  await expect(Promise.all([it.read(), it.read(), it.read()])).resolves.toEqual([
    'answer 1',
    'answer 1',
    'answer 1',
  ])
  expect(it.fetches()).toBe(1)
})

test('a failure leaves the last good answer, however old, and nobody is asked for ten seconds', async () => {
  const it = cached()
  await it.read()
  it.become(() => Promise.reject(down))
  it.at(1_000_000)
  await expect(it.read()).resolves.toBe('answer 1')
  expect(it.failures).toEqual([down])
  it.at(1_009_999)
  await expect(it.read()).resolves.toBe('answer 1')
  expect(it.fetches()).toBe(2)
  it.become(async () => 'back')
  it.at(1_010_000)
  await expect(it.read()).resolves.toBe('back')
  expect(it.failures).toHaveLength(1)
})

test('a failure behind is told and does not disturb whoever asked', async () => {
  const it = cached()
  await it.read()
  it.become(() => Promise.reject(down))
  it.at(30_000)
  await expect(it.read()).resolves.toBe('answer 1')
  await it.settle()
  expect(it.failures).toEqual([down])
})

test('without any answer yet it rejects, at once while it is quiet', async () => {
  const it = cached()
  it.become(() => Promise.reject(down))
  await expect(it.read()).rejects.toBe(down)
  it.at(9999)
  await expect(it.read()).rejects.toBe(down)
  expect(it.fetches()).toBe(1)
  it.become(async () => 'up')
  it.at(10_000)
  await expect(it.read()).resolves.toBe('up')
})

test('a good answer after a failure ends the quiet', async () => {
  const it = cached()
  it.become(() => Promise.reject(down))
  await it.read().catch(() => {})
  it.at(10_000)
  it.become(async () => 'up')
  await it.read()
  it.at(40_000)
  await it.read()
  await it.settle()
  expect(it.fetches()).toBe(3)
})
