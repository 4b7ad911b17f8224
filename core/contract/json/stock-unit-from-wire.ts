import type { StockUnit } from '#core/offer/stock-units.ts'
import type { WireStockUnit } from './wire-stock-unit.ts'

/** Stock units read from JSON. Rule C-66. */
export const stockUnitFromWire = ({ brandId, brandName, ...unit }: WireStockUnit): StockUnit => ({
  providerId: brandId,
  providerName: brandName,
  ...unit,
})

/** The JSON of stock units. Rule C-66. */
export const stockUnitToWire = ({
  providerId,
  providerName,
  options,
  ...unit
}: StockUnit): WireStockUnit => ({
  brandId: providerId,
  brandName: providerName,
  options: [...options],
  ...unit,
})
