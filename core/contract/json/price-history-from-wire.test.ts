import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceHistoryFromWire, priceHistoryToWire } from './price-history-from-wire.ts'
import { wirePriceHistory } from './wire-price-history.ts'

test('C-28 a price history crosses the border in pounds', () => {
  const history = [
    { day: '2026-10-01', monthlyPaymentPence: 28947 },
    { day: '2026-11-01', monthlyPaymentPence: 27999 },
  ]
  expect(priceHistoryToWire(history)).toEqual([
    { day: '2026-10-01', monthlyPayment: 289.47 },
    { day: '2026-11-01', monthlyPayment: 279.99 },
  ])
})

test('C-28 a history sent as JSON and read is the history, in its order', () => {
  const point = fc.record({
    day: fc.constantFrom('2026-09-30', '2026-10-01', '2026-11-15'),
    monthlyPaymentPence: fc.integer({ min: 1, max: 500_000 }),
  })
  fc.assert(
    fc.property(fc.array(point, { maxLength: 20 }), (history) => {
      const sent: unknown = JSON.parse(JSON.stringify(priceHistoryToWire(history)))
      expect(priceHistoryFromWire(wirePriceHistory.parse(sent))).toEqual(history)
    }),
  )
})
