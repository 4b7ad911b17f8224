import { expect, test } from 'vitest'
import { currency, currencyInColumn, mileageLabel, simpleCurrency } from './currency.ts'

test.each([
  [28947, '£289.47'],
  [260523, '£2,605.23'],
  [20000, '£200'],
  [5, '£0.05'],
  [0, '£0'],
  [123456789, '£1,234,567.89'],
  [-21400, '−£214'],
])('%i pence reads %s', (pence, text) => {
  expect(currency(pence)).toBe(text)
})

test('columns keep their pence and savings lose them', () => {
  expect(currencyInColumn(20000)).toBe('£200.00')
  expect(simpleCurrency(2999)).toBe('£29')
  expect(mileageLabel(8000)).toBe('8,000 miles')
})
