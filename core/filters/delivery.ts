/**
 * When a visitor wants the car, and whether that means a car in stock. Stock is delivered within
 * two to four weeks, so only the first two ask for it. Rule F-61.
 */
export const deliveries = [
  { value: 'asap', label: 'ASAP', isStockOnly: true },
  { value: '5weeks', label: '2-4 weeks', isStockOnly: true },
  { value: '12weeks', label: '5-12 weeks', isStockOnly: false },
  { value: '12plus', label: '12 weeks or more', isStockOnly: false },
  { value: 'browsing', label: 'Just browsing', isStockOnly: false },
] as const

export type Delivery = (typeof deliveries)[number]['value']

/** Whether text from a form or an address is one of the five answers. Rule F-61. */
export function isDelivery(value: unknown): value is Delivery {
  return deliveries.some((row) => row.value === value)
}

/**
 * Whether a delivery preference narrows a search to cars in stock; none does not. Rule F-62.
 * @example isStockOnlyFor('5weeks') // true
 */
export function isStockOnlyFor(delivery: Delivery | null): boolean {
  return deliveries.some((row) => row.value === delivery && row.isStockOnly)
}
