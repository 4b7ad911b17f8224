/** How long a price that was shown is still taken after a newer rate book. Rule W-32. */
const shownPriceHoldsMs = 24 * 60 * 60 * 1000

/**
 * The instant from which on a price counts as shown: an enquiry is taken at the price its page
 * showed when that is the price now, or was one until after this instant. Rule W-32.
 */
export function shownPriceCountsFromMs(nowMs: number): number {
  return nowMs - shownPriceHoldsMs
}
