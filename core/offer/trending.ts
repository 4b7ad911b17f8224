/** Days of enquiries counted as demand. */
const trendingDays = 30

const dayMs = 86_400_000

/**
 * Start of the period in which confirmed enquiries count as demand, in milliseconds since 1970:
 * thirty times 24 hours ago. Rule K-05.
 */
export function trendingSinceMs(nowMs: number): number {
  return nowMs - trendingDays * dayMs
}
