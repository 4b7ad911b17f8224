import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRanking, rankedKey } from './ranking.ts'

const ranking = createRanking(200)

test('the first ones are those of the whole sorted, whatever ties', () => {
  const ranks = fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 200, size: 'max' })
  fc.assert(
    fc.property(ranks, fc.nat(60), (rankOf, count) => {
      // Of one rank the even ones come first, the higher before the lower.
      const compareTied = (a: number, b: number) => (a % 2) - (b % 2) || b - a
      const compare = (a: number, b: number) => rankOf[a]! - rankOf[b]! || compareTied(a, b)
      ranking.keys.set(rankOf.map(rankedKey))
      const first = ranking.first(rankOf.length, count, compareTied)
      const whole = [...rankOf.keys()].toSorted(compare)
      expect(first.slice(0, count)).toEqual(whole.slice(0, count))
    }),
  )
})
