import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeater } from './repeater.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function counted() {
  const done: string[] = []
  const failures: unknown[] = []
  const again = repeater((error) => failures.push(error))
  const news = (key: string) => again(key, () => Promise.resolve(void done.push(key)))
  return { again, news, done, failures }
}

test('news is repeated after 5 and after 30 seconds, and then no more', async () => {
  const { news, done } = counted()
  news('guide')
  await vi.advanceTimersByTimeAsync(4999)
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toEqual(['guide'])
  await vi.advanceTimersByTimeAsync(24_999)
  expect(done).toEqual(['guide'])
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(done).toEqual(['guide', 'guide'])
})

test('however often the same news comes, no more than two repeats wait', () => {
  const { news } = counted()
  for (let n = 0; n < 100; n += 1) news('guide')
  expect(vi.getTimerCount()).toBe(2)
})

test('other news does not put it off', async () => {
  const { news, done } = counted()
  news('guide')
  await vi.advanceTimersByTimeAsync(4000)
  news('faq')
  await vi.advanceTimersByTimeAsync(1000)
  expect(done).toEqual(['guide'])
})

test('a repeat that fails is told, and the next is made all the same', async () => {
  const { again, failures } = counted()
  again('guide', () => Promise.reject(new Error('no')))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(failures).toHaveLength(2)
})
