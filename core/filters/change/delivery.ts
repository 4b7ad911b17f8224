/**
 * Delivery preferences and whether each means a car in stock. Stock is delivered within two to four
 * weeks, so only the first two do. Rule F-61.
 */
export const deliveries = [
  { value: 'asap', label: 'ASAP', isStockOnly: true },
  { value: '5weeks', label: '2-4 weeks', isStockOnly: true },
  { value: '12weeks', label: '5-12 weeks', isStockOnly: false },
  { value: '12plus', label: '12 weeks or more', isStockOnly: false },
  { value: 'browsing', label: 'Just browsing', isStockOnly: false },
] as const

export type Delivery = (typeof deliveries)[number]['value']

/** Whether text from a form or address is a delivery preference. Rule F-61. */
export function isDelivery(value: unknown): value is Delivery {
  return deliveries.some((row) => row.value === value)
}

/**
 * Whether a delivery preference restricts a search to cars in stock; false for none. Rule F-62.
 * @example isStockOnlyFor('5weeks') // true
 */
export function isStockOnlyFor(delivery: Delivery | null): boolean {
  return deliveries.some((row) => row.value === delivery && row.isStockOnly)
}
