import { expect, test } from 'vitest'
import { offeredStockUnits, type StockUnit } from './stock-units.ts'

const unit = (change: Partial<StockUnit>): StockUnit => ({
  providerId: 1,
  providerName: 'Harbour Leasing',
  colour: 'Pure white',
  options: [],
  availableFrom: null,
  quantity: 1,
  ...change,
})
const today = '2026-11-20'
const offered = (units: StockUnit[], ids = [1, 2]) => offeredStockUnits(units, new Set(ids), today)

test('P-75 units to be had now come first, then by day, provider and colour', () => {
  const later = unit({ availableFrom: '2026-12-09' })
  const sooner = unit({ availableFrom: '2026-12-01' })
  const now = unit({})
  const red = unit({ colour: 'Poppy red', options: ['Tow bar'] })
  const other = unit({ providerId: 2, providerName: 'Anchor Cars', colour: 'Slate' })
  expect(offered([later, now, sooner, red, other])).toEqual([other, red, now, sooner, later])
})

test.each([
  ['that has come', '2026-11-19', null],
  ['of today', today, null],
  ['to come', '2026-11-21', '2026-11-21'],
])('P-75 a day %s', (_, availableFrom, told) => {
  expect(offered([unit({ availableFrom })])[0]!.availableFrom).toBe(told)
})

test('P-75 units of a provider without a price in stock, and sold ones, are not told of', () => {
  expect(offered([unit({}), unit({ providerId: 2, quantity: 0 })], [2])).toEqual([])
})
