/** The lowest monthly price of watched deals, as it was last looked at. */
export type KnownPrice = {
  /** Whole pence a month; null while nothing is quoted. */
  pricePence: number | null
  /** The instant from which it has held without a break, in milliseconds. */
  sinceMs: number
}

/** The price after another look: one that has not changed holds since it did. Rule W-128. */
export function priceAfterLook(
  known: KnownPrice,
  pricePence: number | null,
  nowMs: number,
): KnownPrice {
  return known.pricePence === pricePence ? known : { pricePence, sinceMs: nowMs }
}

/**
 * Whether a price is news to somebody: lower than the one they know, or the first where they know of
 * none. Deals that nobody quotes any more are no fall. Rule W-126.
 * @param knownPence the price when they asked, or the last they were sent; null where nothing was quoted
 */
export function hasFallen(knownPence: number | null, pricePence: number | null): boolean {
  return pricePence !== null && (knownPence === null || pricePence < knownPence)
}
