import type { Deal } from './deal.ts'
import { firstOfEach } from './first-of-each.ts'
import { headlineFinanceType } from './headline-deal.ts'

/** How many deals a page shows as popular. */
const mostPopular = 3

/** What a make's page shows as popular, and whether anybody asked for it. */
export type PopularDeals = { areEnquiredAbout: boolean; deals: readonly Deal[] }

/**
 * The popular deals of a make: those most enquired about within it; while nobody has enquired, the
 * cheapest of each range with the headline's finance type, which are not called popular. Rule K-32.
 * @param enquired the most enquired about first (K-05)
 * @param deals every deal of the make, cheapest first
 */
export function popularDeals(enquired: readonly Deal[], deals: readonly Deal[]): PopularDeals {
  if (enquired.length > 0) {
    return { areEnquiredAbout: true, deals: enquired.slice(0, mostPopular) }
  }
  const financeType = headlineFinanceType(deals)
  const comparable = deals.filter(({ offer }) => offer.profile.financeType === financeType)
  return {
    areEnquiredAbout: false,
    deals: firstOfEach(comparable, ({ derivative }) => derivative.range.id, mostPopular),
  }
}
