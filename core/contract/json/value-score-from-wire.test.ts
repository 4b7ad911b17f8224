import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DealValue } from '#core/pricing/value/deal-value.ts'
import { listPriceBases } from '#core/pricing/value/value-inputs.ts'
import { valueScoreFromWire, valueScoreToWire } from './value-score-from-wire.ts'
import { wireValueScore } from './wire-value-score.ts'

const pence = fc.nat(50_000_000)
const value: fc.Arbitrary<DealValue> = fc.record({
  score: fc.option(fc.nat(100)),
  rank: fc.option(fc.integer({ min: 1, max: 4000 })),
  deals: fc.nat(4000),
  quotient: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  inputs: fc.option(
    fc.record({
      effectiveMonthlyPence: pence,
      listPricePence: pence,
      listPriceBasis: fc.constantFrom(...listPriceBases),
      isWithoutVat: fc.boolean(),
    }),
  ),
  isApproximate: fc.boolean(),
})

test('C-70 a value score comes back from JSON as it went', () => {
  fc.assert(
    fc.property(value, (each) => {
      const wire = wireValueScore.parse(valueScoreToWire(each))
      expect(valueScoreFromWire(wire)).toEqual(each)
    }),
  )
})

test('C-70 amounts are in pounds', () => {
  const wire = valueScoreToWire({
    score: 70,
    rank: 3,
    deals: 9,
    quotient: 0.01,
    inputs: {
      effectiveMonthlyPence: 25_050,
      listPricePence: 2_505_000,
      listPriceBasis: 'p11d',
      isWithoutVat: false,
    },
    isApproximate: false,
  })
  expect(wire.inputs).toMatchObject({ effectiveMonthly: 250.5, listPrice: 25_050 })
})
