/** Lists of 24 cards, no two addresses alike and none of an earlier call. */
export function freshLists(): (count: number) => string[] {
  let asked = 0
  return (count) =>
    Array.from({ length: count }, () => {
      const number = asked++
      // Both bounds are wide enough for a page full of cards.
      return `/compare-car-leasing?budgetFrom=${number % 150}&budgetTo=${400 + Math.floor(number / 150)}`
    })
}

/**
 * As many requests to the addresses as visitors would make: the second most popular half as often
 * as the first, the third a third as often. The same for the same random numbers.
 */
export function zipfRequests(
  addresses: readonly string[],
  count: number,
  random: () => number,
): string[] {
  const weights = addresses.map((_, rank) => 1 / (rank + 1))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return Array.from({ length: count }, () => {
    let left = random() * whole
    const at = weights.findIndex((weight) => (left -= weight) < 0)
    return addresses.at(at)!
  })
}
