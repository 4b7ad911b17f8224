/** Enquiries of so many days say what is in demand. */
const trendingDays = 30

const dayMs = 86_400_000

/**
 * From when on a confirmed enquiry counts for the cars in demand, in milliseconds since 1970:
 * thirty times 24 hours ago. Rule K-05.
 */
export function trendingSinceMs(nowMs: number): number {
  return nowMs - trendingDays * dayMs
}
