import { expect, test } from 'vitest'
import { addBit } from './bit-set.ts'
import { bitSetPool } from './bit-set-pool.ts'

test('sets do not overlap, and are empty again when they are given out again', () => {
  const pool = bitSetPool(2, 3)
  const taken = Array.from({ length: 7 }, () => pool.take())
  for (const [at, bits] of taken.entries()) addBit(bits, at)
  expect(taken.map((bits) => [...bits])).toEqual(taken.map((_, at) => [1 << at, 0]))
  pool.clear()
  const again = Array.from({ length: 7 }, () => pool.take())
  expect(again.map((bits) => [...bits])).toEqual(again.map(() => [0, 0]))
  expect(new Set([...again, ...taken]).size).toBe(7)
})
