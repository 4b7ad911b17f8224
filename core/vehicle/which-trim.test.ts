import fc from 'fast-check'
import { expect, test } from 'vitest'
import { featureFlags } from './feature-flag.ts'
import { featureWorthPence, nextTrimUp, whichTrim, type WeighedTrim } from './which-trim.ts'

const trim = (name: string, features: number, monthlyPence: number | null): WeighedTrim => ({
  name,
  features: featureFlags.slice(0, features),
  monthlyPence,
})

test.each([
  ['a step within £5 a feature', [trim('Design', 14, 22_265), trim('GS', 21, 24_152)], 'GS'],
  ['a step beyond it', [trim('Style', 14, 29_567), trim('Select', 21, 34_431)], 'Style'],
  // 7 features for £35 exactly: neither outweighs the other, so the cheaper stays.
  ['a step of just £5 a feature', [trim('Air', 14, 20_000), trim('Plus', 21, 23_500)], 'Air'],
  ['a penny under it', [trim('Air', 14, 20_000), trim('Plus', 21, 23_499)], 'Plus'],
  ['a long step over a poor one', [trim('A', 5, 100), trim('B', 6, 900), trim('C', 9, 1200)], 'C'],
  ['a trim nobody quotes', [trim('A', 5, 20_000), trim('B', 26, null)], 'A'],
  ['the same price for more', [trim('A', 5, 20_000), trim('B', 6, 20_000)], 'B'],
  ['equals in everything, by name', [trim('B', 5, 20_000), trim('A', 5, 20_000)], 'A'],
])('K-17 %s', (_, trims, expected) => {
  expect(whichTrim(trims)?.recommended.name).toBe(expected)
})

test.each([[[]], [[trim('A', 5, null)]]])('K-17 nobody quotes %j', (trims) => {
  expect(whichTrim(trims)).toBeNull()
})

const someTrims = fc.uniqueArray(
  fc.record({
    name: fc.string({ minLength: 1, maxLength: 3 }),
    features: fc.subarray(featureFlags),
    monthlyPence: fc.option(fc.integer({ min: 5_000, max: 60_000 })),
  }),
  { selector: ({ name }) => name, maxLength: 8 },
)

test('K-17 the order of the trims does not matter', () => {
  const inTwoOrders = someTrims.chain((trims) =>
    fc.tuple(
      fc.constant(trims),
      fc.shuffledSubarray(trims, { minLength: trims.length, maxLength: trims.length }),
    ),
  )
  fc.assert(
    fc.property(inTwoOrders, ([trims, shuffled]) => {
      expect(whichTrim(shuffled)).toEqual(whichTrim(trims))
    }),
  )
})

test('K-17 only a quoted trim is recommended, and none outweighs it', () => {
  fc.assert(
    fc.property(someTrims, (trims) => {
      const weights = trims.flatMap(({ features, monthlyPence }) =>
        monthlyPence === null ? [] : [features.length * featureWorthPence - monthlyPence],
      )
      const choice = whichTrim(trims)
      expect(choice === null).toBe(weights.length === 0)
      if (!choice) return
      const { recommended, cheapest } = choice
      expect(recommended.features.length * featureWorthPence - recommended.monthlyPence).toBe(
        Math.max(...weights),
      )
      expect(cheapest.monthlyPence).toBeLessThanOrEqual(recommended.monthlyPence)
      if (recommended.name !== cheapest.name)
        expect(recommended.features.length).toBeGreaterThan(cheapest.features.length)
    }),
  )
})

test('K-17 the next trim up is the best of those with more equipment', () => {
  const [air, plus, top] = [trim('Air', 5, 10_000), trim('Plus', 6, 12_000), trim('Top', 9, 13_000)]
  expect(nextTrimUp([air, plus, top], air)?.name).toBe('Top')
  expect(nextTrimUp([air, plus, top], top)).toBeNull()
  expect(nextTrimUp([air, trim('Gold', 9, null)], air)).toBeNull()
})
