/** How two series of times differ by their ranks alone. */
export type RankTest = {
  /** How often a time of the first series is above one of the second, ties half: 0.5 where neither is. */
  above: number
  /** How likely a difference as great is where there is none. */
  probability: number
}

/**
 * The Mann–Whitney test, two-sided, by the normal approximation with correction for ties: for series
 * of twenty and more.
 * @throws RangeError for an empty series
 */
export function rankTest(first: readonly number[], second: readonly number[]): RankTest {
  if (first.length === 0 || second.length === 0) throw new RangeError('Both series need times.')
  const all = [...first, ...second].toSorted((left, right) => left - right)
  const ranks = new Map<number, number>()
  let ties = 0
  for (let at = 0; at < all.length;) {
    const end = all.lastIndexOf(all[at]!) + 1
    ranks.set(all[at]!, (at + 1 + end) / 2)
    ties += (end - at) ** 3 - (end - at)
    at = end
  }
  const [m, n] = [first.length, second.length]
  const rankSum = first.reduce((sum, time) => sum + ranks.get(time)!, 0)
  const above = rankSum - (m * (m + 1)) / 2
  const variance = ((m * n) / 12) * (m + n + 1 - ties / ((m + n) * (m + n - 1)))
  const distance = variance === 0 ? 0 : Math.abs(above - (m * n) / 2) / Math.sqrt(variance)
  return { above: above / (m * n), probability: 2 * upperTail(distance) }
}

/** The share of a standard normal distribution above a distance of 0 or more, to about 1e-7. */
function upperTail(distance: number): number {
  const t = 1 / (1 + 0.2316419 * distance)
  const density = Math.exp((-distance * distance) / 2) / Math.sqrt(2 * Math.PI)
  const [a, b, c, d, e] = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  return density * t * (a! + t * (b! + t * (c! + t * (d! + t * e!))))
}
