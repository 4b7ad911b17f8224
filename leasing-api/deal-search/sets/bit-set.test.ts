import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addAll,
  bitSetOf,
  countCommon,
  countCommonIn,
  forEachBit,
  hasBit,
  keepCommon,
  wordsInUse,
} from './bit-set.ts'

const size = 300
const numbers = fc.uniqueArray(fc.nat(size - 1)).map((all) => all.toSorted((a, b) => a - b))
const setOf = (all: readonly number[]) => bitSetOf(size, (number) => all.includes(number))
const listed = (bits: Uint32Array) => {
  const all: number[] = []
  forEachBit(bits, (number) => all.push(number))
  return all
}

test('a set gives back its numbers, ascending', () => {
  fc.assert(
    fc.property(numbers, (all) => {
      const bits = setOf(all)
      expect(listed(bits)).toEqual(all)
      expect(all.every((number) => hasBit(bits, number))).toBe(true)
      expect(countCommon(bits, bits)).toBe(all.length)
    }),
  )
})

test('union, intersection and count are those of sets', () => {
  fc.assert(
    fc.property(numbers, numbers, (left, right) => {
      const both = left.filter((number) => right.includes(number))
      const either = [...new Set([...left, ...right])].toSorted((a, b) => a - b)
      const union = setOf(left)
      addAll(union, setOf(right))
      const common = setOf(left)
      keepCommon(common, setOf(right))
      expect([listed(union), listed(common)]).toEqual([either, both])
      expect(countCommon(setOf(left), setOf(right))).toBe(both.length)
      const words = wordsInUse(setOf(right))
      expect([...words]).toEqual([...new Set(right.map((number) => number >> 5))])
      expect(countCommonIn(setOf(left), setOf(right), words)).toBe(both.length)
    }),
  )
})
