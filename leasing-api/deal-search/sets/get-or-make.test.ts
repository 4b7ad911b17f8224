import { LRUCache } from 'lru-cache'
import { expect, test } from 'vitest'
import { getOrMake } from './get-or-make.ts'

test('what was asked recently is not worked out again, and the oldest is forgotten', () => {
  const recent = new LRUCache<string, { of: string }>({ max: 2 })
  const made: string[] = []
  const ask = (key: string) =>
    getOrMake(recent, key, () => {
      made.push(key)
      return { of: key }
    })
  const first = ask('a')
  ask('b')
  expect(ask('a')).toBe(first)
  ask('c')
  expect(ask('a')).toBe(first)
  expect(ask('b')).toEqual({ of: 'b' })
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('the value that goes is handed to what takes its place, to use its memory again', () => {
  const recent = new LRUCache<string, { of: string }>({ max: 2 })
  const evicted: (string | undefined)[] = []
  for (const key of ['a', 'b', 'a', 'c', 'd']) {
    getOrMake(recent, key, (value) => {
      evicted.push(value?.of)
      return { of: key }
    })
  }
  expect(evicted).toEqual([undefined, undefined, 'b', 'a'])
})
