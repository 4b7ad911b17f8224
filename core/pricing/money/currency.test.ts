import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  currency,
  currencyInColumn,
  mileageLabel,
  perMileLabel,
  simpleCurrency,
} from './currency.ts'
import { parseCurrency } from './parse-currency.ts'

test.each([
  [28947, '£289.47'],
  [260523, '£2,605.23'],
  [20000, '£200'],
  [20010, '£200.10'],
  [5, '£0.05'],
  [0, '£0'],
  [99, '£0.99'],
  [100000, '£1,000'],
  [123456789, '£1,234,567.89'],
  [-21400, '−£214'],
  [-1, '−£0.01'],
])('P-05 %i pence reads %s', (pence, text) => {
  expect(currency(pence)).toBe(text)
})

test.each([
  [20000, '£200.00'],
  [28947, '£289.47'],
  [0, '£0.00'],
  [-150_05, '−£150.05'],
])('P-06 in a column %i pence reads %s', (pence, text) => {
  expect(currencyInColumn(pence)).toBe(text)
})

test.each([
  [2999, '£29'],
  [3000, '£30'],
  [0, '£0'],
  [123456, '£1,234'],
  [-1, '−£1'], // floored, so never told better than it is
  [-200, '−£2'],
])('P-07 as a whole amount %i pence reads %s', (pence, text) => {
  expect(simpleCurrency(pence)).toBe(text)
})

test.each([
  [8000, '8,000 miles'],
  [999, '999 miles'],
  [100_000, '100,000 miles'],
  [1, '1 mile'],
  [0, '0 miles'],
])('P-08 %i miles reads %s', (miles, text) => {
  expect(mileageLabel(miles)).toBe(text)
})

test.each([
  [7.2, '7.2p a mile'],
  [10, '10p a mile'],
  [7.25, '7.25p a mile'],
  [0.1 + 0.2, '0.3p a mile'],
])('P-09 %d pence a mile reads %s', (pence, text) => {
  expect(perMileLabel(pence)).toBe(text)
})

test('P-10 what is written as money reads back to the same pence', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (pence) => {
      expect(parseCurrency(currency(pence))).toBe(pence)
      expect(parseCurrency(currencyInColumn(pence))).toBe(pence)
      const pounds = parseCurrency(simpleCurrency(pence))!
      expect(pounds).toBeLessThanOrEqual(pence)
      expect(pence - pounds).toBeLessThan(100)
    }),
  )
})
