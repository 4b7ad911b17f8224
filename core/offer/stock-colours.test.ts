import { expect, test } from 'vitest'
import { stockColours } from './stock-colours.ts'
import type { StockUnit } from './stock-units.ts'

const unit = (colour: string, availableFrom: string | null = null): StockUnit => ({
  providerId: 1,
  providerName: 'Harbour Leasing',
  colour,
  options: [],
  availableFrom,
  quantity: 1,
})

test('K-35 each colour comes once, with its soonest day', () => {
  const units = [
    unit('Pure white'),
    unit('Poppy red', '2026-12-01'),
    unit('Pure white', '2026-12-09'),
  ]
  expect(stockColours(units)).toEqual([
    { colour: 'Pure white', availableFrom: null, paint: 'chalk' },
    { colour: 'Poppy red', availableFrom: '2026-12-01', paint: 'poppy' },
  ])
})

test('K-35 a colour that nothing can be drawn in is left out, and what is beyond five', () => {
  const drawn = ['White', 'Black', 'Red', 'Blue', 'Green', 'Silver']
  expect(stockColours([unit('Chameleon'), ...drawn.map((colour) => unit(colour))])).toHaveLength(5)
  expect(stockColours([unit('Chameleon')])).toEqual([])
  expect(stockColours([])).toEqual([])
})
