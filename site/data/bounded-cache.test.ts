import { expect, test } from 'vitest'
import { boundedCache } from './bounded-cache.ts'

test('the value unused for longest goes first', () => {
  const cache = boundedCache<string>(3, (value) => value.length)
  cache.set('a', 'x')
  cache.set('b', 'x')
  cache.set('c', 'x')
  cache.get('a')
  cache.set('d', 'x')
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['x', undefined, 'x', 'x'])
})

test('a value set again counts once', () => {
  const cache = boundedCache<string>(2, (value) => value.length)
  cache.set('a', 'x')
  cache.set('a', 'x')
  cache.set('b', 'x')
  expect([cache.get('a'), cache.get('b')]).toEqual(['x', 'x'])
})
