import { expect, test } from 'vitest'
import { stockUnitFromWire, stockUnitToWire } from './stock-unit-from-wire.ts'
import { wireStockUnit } from './wire-stock-unit.ts'

test('C-66 stock units read back as they were, the provider under the field’s own names', () => {
  const unit = {
    providerId: 3,
    providerName: 'Harbour Leasing',
    colour: 'Pure white',
    options: ['Tow bar'],
    availableFrom: '2026-12-01',
    quantity: 2,
  }
  const wire = stockUnitToWire(unit)
  expect(wire).toMatchObject({ brandId: 3, brandName: 'Harbour Leasing' })
  expect(stockUnitFromWire(wireStockUnit.parse(wire))).toEqual(unit)
})
