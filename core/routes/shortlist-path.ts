import { dealsKey } from './chosen-deals-keys.ts'

/**
 * The address of a shortlist with these deals in it. Ids hold nothing that an address must escape, so
 * the commas stay readable. By itself, since the script that keeps the header's link true needs no
 * other address. Rule F-156.
 */
export const shortlistPath = (deals: readonly string[] = []): string =>
  deals.length === 0 ? '/shortlist' : `/shortlist?${namedDeals(deals)}`

/** The part of a query that names deals. Rules F-156, F-157. */
export const namedDeals = (deals: readonly string[]): string =>
  `${dealsKey}=${deals.map(encodeURIComponent).join(',')}`
