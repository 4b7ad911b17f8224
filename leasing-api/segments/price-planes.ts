/** Encoding of a segment's prices: the distance of each to the least, in so many bytes. */
export type PriceRange = { leastPence: number; priceWidth: number }

/** The least of the prices, and the bytes that hold each one's distance to it; 0 for no prices, or all alike. */
export function priceRangeOf(prices: Uint32Array): PriceRange {
  if (prices.length === 0) return { leastPence: 0, priceWidth: 0 }
  let [least, most] = [prices[0]!, prices[0]!]
  for (let at = 1; at < prices.length; at++) {
    const price = prices[at]!
    if (price < least) least = price
    if (price > most) most = price
  }
  return { leastPence: least, priceWidth: Math.ceil((32 - Math.clz32(most - least)) / 8) }
}

export function writePricePlanes(
  prices: Uint32Array,
  { leastPence, priceWidth }: PriceRange,
  bytes: Uint8Array,
  start: number,
): void {
  const n = prices.length
  for (let plane = 0; plane < priceWidth; plane++) {
    const [from, shift] = [start + plane * n, plane * 8]
    for (let at = 0; at < n; at++) bytes[from + at] = (prices[at]! - leastPence) >>> shift
  }
}

/** Reads `n` prices into `prices` from `to`. */
export function readPricePlanes(
  bytes: Uint8Array,
  start: number,
  n: number,
  { leastPence, priceWidth }: PriceRange,
  prices: Uint32Array,
  to: number,
): void {
  prices.fill(leastPence, to, to + n)
  for (let plane = 0; plane < priceWidth; plane++) {
    const [from, shift] = [start + plane * n, plane * 8]
    for (let at = 0; at < n; at++) prices[to + at]! += bytes[from + at]! << shift
  }
}
