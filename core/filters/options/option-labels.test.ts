import { expect, test } from 'vitest'
import {
  bootLabel,
  depositLabel,
  doorsLabel,
  rentalRangeLabel,
  seatsLabel,
  stockOptions,
  termLabel,
} from './option-labels.ts'

test.each([
  [termLabel(1), '1 month'],
  [termLabel(36), '36 months'],
  [doorsLabel(5), '5 doors'],
  [seatsLabel(7), '7 seats'],
  [seatsLabel(1), '1 seat'],
  [bootLabel(1000), 'At least 1,000 litres'],
  [depositLabel(1, 'personal'), '1 month'],
  [depositLabel(6, 'business'), '6 months'],
  [depositLabel(1000, 'pcp'), 'Up to £1,000'],
  [depositLabel(10000, 'pcp'), '£5,000 to £10,000'], // holds no deposit of £2,500
  [depositLabel(2500, 'pcp'), '£2,500'], // no band's ceiling
  [rentalRangeLabel('0'), 'Any amount'],
  [rentalRangeLabel('5000'), 'Up to £5,000'],
])('F-31 %s', (label, words) => {
  expect(label).toBe(words)
})

test('F-31 F-47 the two answers of the stock filter', () => {
  expect(stockOptions).toEqual([
    { value: '1', label: 'In stock' },
    { value: '0', label: 'In stock and to order' },
  ])
})
