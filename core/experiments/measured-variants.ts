import type { Variants } from './assign-variants.ts'

/**
 * The variants a visitor saw, as an order stores them: in the experiments' alphabetical order. Rule
 * X-14.
 * @example variantsToText({ enquiryButton: 'send', deliverButton: 'on' }) // 'deliverButton=on,enquiryButton=send'
 */
export function variantsToText(variants: Variants): string {
  return Object.entries(variants)
    .map(([scenario, variant]) => `${scenario}=${variant}`)
    .toSorted()
    .join(',')
}

/** Orders for each view of a deal page, by which variants compare; null without views. Rule X-15. */
export function ordersPerView(counts: { orders: number; views: number }): number | null {
  return counts.views === 0 ? null : counts.orders / counts.views
}
