import { expect, test } from 'vitest'
import { deliveries, isDelivery, isStockOnlyFor } from './delivery.ts'

test('F-61 the five answers and their words', () => {
  expect(deliveries.map(({ value, label }) => [value, label])).toEqual([
    ['asap', 'ASAP'],
    ['5weeks', '2-4 weeks'],
    ['12weeks', '5-12 weeks'],
    ['12plus', '12 weeks or more'],
    ['browsing', 'Just browsing'],
  ])
})

test.each([
  ['asap', true],
  ['browsing', true],
  ['soon', false],
  ['', false],
  [null, false],
  [5, false],
])('F-61 %s is an answer: %s', (value, isOne) => {
  expect(isDelivery(value)).toBe(isOne)
})

test.each([
  ['asap', true],
  ['5weeks', true],
  ['12weeks', false],
  ['12plus', false],
  ['browsing', false],
  [null, false],
] as const)('F-62 %s takes a car in stock: %s', (delivery, isStockOnly) => {
  expect(isStockOnlyFor(delivery)).toBe(isStockOnly)
})
