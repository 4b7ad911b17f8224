import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countPriceChanges, jumpFactor, mostJumps } from './price-changes.ts'

test('T-21 offers are counted by how their monthly price changes', () => {
  const changes = countPriceChanges<string>()
  changes.add('dearer', 20_000, 20_001)
  changes.add('cheaper', 20_000, 19_999)
  changes.add('unchanged', 20_000, 20_000)
  changes.add('new', null, 20_000)
  changes.add('gone', 20_000, null)
  changes.add('neither', null, null)
  expect(changes.jumps()).toHaveLength(2)
  expect(changes.counts).toEqual({ up: 1, down: 1, same: 1, added: 1, gone: 1 })
  expect(changes.jumps().map(({ offer }) => offer)).toEqual(['cheaper', 'dearer'])
})

test.each([
  [20_000, 40_000, 2],
  [40_000, 20_000, 2],
  [20_000, 20_000, 1],
])('T-21 from %i to %i pence is a jump by the factor %f', (oldPence, newPence, factor) => {
  expect(jumpFactor(oldPence, newPence)).toBe(factor)
})

test('T-21 of more jumps than are listed the largest stay, and of equal ones the first', () => {
  const changes = countPriceChanges<string>(2)
  changes.add('first', 20_000, 30_000)
  changes.add('equal', 20_000, 30_000)
  changes.add('equal too', 20_000, 30_000)
  changes.add('smaller', 20_000, 21_000)
  expect(changes.jumps().map(({ offer }) => offer)).toEqual(['first', 'equal'])
  changes.add('larger', 40_000, 20_000)
  expect(changes.jumps().map(({ offer }) => offer)).toEqual(['larger', 'first'])
})

test('T-21 the twenty largest jumps are what sorting all of them gives', () => {
  const pence = fc.integer({ min: 2000, max: 4000 })
  fc.assert(
    fc.property(fc.array(fc.tuple(pence, pence), { maxLength: 100 }), (prices) => {
      const changes = countPriceChanges<number>()
      for (const [at, [oldPence, newPence]] of prices.entries()) changes.add(at, oldPence, newPence)
      const sorted = prices
        .map(([oldPence, newPence], offer) => ({ offer, oldPence, newPence }))
        .filter(({ oldPence, newPence }) => oldPence !== newPence)
        .toSorted((a, b) => jumpFactor(b.oldPence, b.newPence) - jumpFactor(a.oldPence, a.newPence))
      expect(changes.jumps()).toEqual(sorted.slice(0, mostJumps))
    }),
  )
})
