import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstRanked } from './first-ranked.ts'

test('the first ones are those of the whole sorted, whatever ties', () => {
  const ranks = fc.array(fc.nat(20), { maxLength: 200, size: 'max' })
  fc.assert(
    fc.property(ranks, fc.nat(60), (rankOf, count) => {
      const compare = (a: number, b: number) => rankOf[a]! - rankOf[b]! || a - b
      const all = Uint16Array.from(rankOf.keys())
      const first = firstRanked(all, count, compare, (number) => rankOf[number]!)
      const whole = [...all].toSorted(compare)
      expect([...first].slice(0, count)).toEqual(whole.slice(0, count))
    }),
  )
})
