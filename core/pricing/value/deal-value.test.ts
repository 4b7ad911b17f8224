import { expect, test } from 'vitest'
import { dealValue, wholeScore } from './deal-value.ts'

const inputs = {
  effectiveMonthlyPence: 25_000,
  listPricePence: 2_500_000,
  listPriceBasis: 'onTheRoad',
  isWithoutVat: false,
} as const

test('P-83 a value has its whole score, its rank and its quotient', () => {
  const place = { rank: 2, deals: 9, score: 87.5 }
  expect(dealValue({ isApproximate: false }, { inputs, place }, 9)).toEqual({
    score: 88,
    rank: 2,
    deals: 9,
    quotient: 0.01,
    inputs,
    isApproximate: false,
  })
})

test('P-84 with too few deals the rank stays, without a list price only their number', () => {
  const place = { rank: 2, deals: 7, score: null }
  expect(dealValue({ isApproximate: true }, { inputs, place }, 7)).toMatchObject({
    score: null,
    rank: 2,
    deals: 7,
    isApproximate: true,
  })
  expect(dealValue({ isApproximate: false }, null, 12)).toEqual({
    score: null,
    rank: null,
    deals: 12,
    quotient: null,
    inputs: null,
    isApproximate: false,
  })
})

test('a score is rounded half up', () => {
  expect([null, 87.5, 87.4, 100].map(wholeScore)).toEqual([null, 88, 87, 100])
})
