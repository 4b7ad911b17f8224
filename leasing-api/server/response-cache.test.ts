import { expect, test } from 'vitest'
import { responseCache } from './response-cache.ts'

const answer = (bytes: number) => ({ plain: Buffer.alloc(bytes), gzip: null })

test('an answer is found until the state changes', () => {
  const cache = responseCache(100)
  const [before, after] = [{}, {}]
  const kept = answer(10)
  cache.put(before, 'a', kept)
  expect(cache.get(before, 'a')).toBe(kept)
  expect(cache.get(after, 'a')).toBeNull()
  expect(cache.get(before, 'a')).toBeNull()
})

test('the least recently used goes first', () => {
  const cache = responseCache(100)
  const state = {}
  cache.put(state, 'a', answer(40))
  cache.put(state, 'b', answer(40))
  cache.get(state, 'a')
  cache.put(state, 'c', answer(40))
  expect(cache.get(state, 'b')).toBeNull()
  expect(cache.get(state, 'a')).not.toBeNull()
  expect(cache.get(state, 'c')).not.toBeNull()
})

test('an answer larger than the limit is not kept', () => {
  const cache = responseCache(100)
  const state = {}
  cache.put(state, 'a', answer(101))
  expect(cache.get(state, 'a')).toBeNull()
})
