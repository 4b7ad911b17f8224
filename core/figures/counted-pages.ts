import { type RouteName, routeTable } from '#core/routes/route-table.ts'
import type { ConversionStep } from './conversion-steps.ts'

const isOffice = (pattern: string): boolean => pattern.startsWith('/admin')

/**
 * Patterns of the pages whose views are counted: all but the office's, whose people are at work.
 * Pages of partners' storefronts count as the same pages, those in partners' frames under their own
 * patterns, for enquiries of both are counted too. Rule W-193.
 */
export const countedPatterns: readonly string[] = Object.values(routeTable)
  .map(({ pattern }) => pattern)
  .filter((pattern) => !isOffice(pattern))

/** Pages that show one deal, and those whose form sends an enquiry; one is both. Rule W-198. */
const routesOf = {
  dealPages: ['deal', 'specialOffer', 'adDeal', 'embeddedOffers'],
  enquiryPages: ['getThisDeal', 'specialOffer'],
} as const satisfies Partial<Record<ConversionStep, readonly RouteName[]>>

/** Views of the pages of a step. Rule W-198. */
export function viewsOf(
  step: keyof typeof routesOf,
  pages: readonly { pattern: string; views: number }[],
): number {
  const patterns: readonly string[] = routesOf[step].map((name) => routeTable[name].pattern)
  return pages
    .filter(({ pattern }) => patterns.includes(pattern))
    .reduce((sum, { views }) => sum + views, 0)
}
