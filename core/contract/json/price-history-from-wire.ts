import type { PricePoint } from '#core/pricing/lease/price-history.ts'
import { penceToPounds, poundsToPence } from './money.ts'
import type { WirePriceHistory } from './wire-price-history.ts'

/** A price history read from JSON, in pence, in its order. Free of the schema library. Rule C-28. */
export function priceHistoryFromWire(wire: WirePriceHistory): PricePoint[] {
  return wire.map(({ day, monthlyPayment }) => ({
    day,
    monthlyPaymentPence: poundsToPence(monthlyPayment),
  }))
}

/** The JSON of a price history. Rule C-28. */
export function priceHistoryToWire(history: readonly PricePoint[]): WirePriceHistory {
  return history.map(({ day, monthlyPaymentPence }) => ({
    day,
    monthlyPayment: penceToPounds(monthlyPaymentPence),
  }))
}
