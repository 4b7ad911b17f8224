import type { Variants } from './assign-variants.ts'

/**
 * What an order says of the variants its visitor saw, in the experiments' alphabetical order.
 * Rule X-14.
 * @example variantsToText({ enquiryButton: 'send', deliverButton: 'on' }) // 'deliverButton=on,enquiryButton=send'
 */
export function variantsToText(variants: Variants): string {
  return Object.entries(variants)
    .map(([scenario, variant]) => `${scenario}=${variant}`)
    .toSorted()
    .join(',')
}

/** How a variant of the enquiry button does: orders for each view of a deal page; null before the first view. Rule X-15. */
export function ordersPerView(counts: { orders: number; views: number }): number | null {
  return counts.views === 0 ? null : counts.orders / counts.views
}
