import { compareText } from '../pricing/money/compare-text.ts'

/** Cars of one derivative, colour and equipment that stand ready at a provider. */
export type StockUnit = {
  providerId: number
  providerName: string
  colour: string
  /** Equipment fitted beyond the car's own. */
  options: readonly string[]
  /** `YYYY-MM-DD`; null where they can be had now. */
  availableFrom: string | null
  quantity: number
}

/**
 * The units that are told of: those of providers who quote the car in stock, a day that has come
 * being now. Those to be had now come first, then by day, provider and colour. Rule P-75.
 * @param inStockWith the ids of the providers who quote it in stock
 * @param today London's day, `YYYY-MM-DD`
 */
export function offeredStockUnits(
  units: readonly StockUnit[],
  inStockWith: ReadonlySet<number>,
  today: string,
): StockUnit[] {
  return units
    .filter(({ providerId, quantity }) => inStockWith.has(providerId) && quantity > 0)
    .map((unit) => ({
      ...unit,
      availableFrom:
        unit.availableFrom !== null && unit.availableFrom <= today ? null : unit.availableFrom,
    }))
    .toSorted(
      (left, right) =>
        compareText(left.availableFrom ?? '', right.availableFrom ?? '') ||
        compareText(left.providerName, right.providerName) ||
        compareText(left.colour, right.colour),
    )
}
