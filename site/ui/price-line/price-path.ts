/** Width of a day, and height of the lines that the highest and the lowest price stand on. */
export const dayWidth = 4
const top = 4
const bottom = 76

/**
 * The line of daily prices as an SVG path: a step for each day, broken where a day has no price.
 * One and the same price throughout lies in the middle. Empty without any price.
 * @param prices pence, or null; a day each
 * @example pricePath([200, 200, 190]) // 'M0 4H8V76H12'
 */
export function pricePath(prices: readonly (number | null)[]): string {
  const known = prices.filter((price) => price !== null)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const heightOf = (price: number) =>
    high === low
      ? (top + bottom) / 2
      : Math.round(top + ((high - price) / (high - low)) * (bottom - top))
  let path = ''
  for (const [day, price] of prices.entries()) {
    const before = prices[day - 1] ?? null
    if (price === null) continue
    const y = heightOf(price)
    if (before === null) path += `M${day * dayWidth} ${y}`
    else if (heightOf(before) !== y) path += `V${y}`
    const next = prices[day + 1] ?? null
    if (next === null || heightOf(next) !== y) path += `H${(day + 1) * dayWidth}`
  }
  return path
}
