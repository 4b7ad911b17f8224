import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstRanked } from './first-ranked.ts'

test('the first ones are those of the whole sorted, whatever ties', () => {
  const ranks = fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 200, size: 'max' })
  fc.assert(
    fc.property(ranks, fc.nat(60), (rankOf, count) => {
      // Of one rank the even ones come first, the higher before the lower.
      const compareTied = (a: number, b: number) => (a % 2) - (b % 2) || b - a
      const compare = (a: number, b: number) => rankOf[a]! - rankOf[b]! || compareTied(a, b)
      const all = Uint16Array.from(rankOf.keys())
      const first = firstRanked(all, count, (number) => rankOf[number]!, compareTied)
      const whole = [...all].toSorted(compare)
      expect([...first].slice(0, count)).toEqual(whole.slice(0, count))
    }),
  )
})
