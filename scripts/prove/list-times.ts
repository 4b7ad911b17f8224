/** How much later the slowest of a hundred lists may come during an upload than without one. */
const mostTimes = 2

const at = (times: readonly number[], share: number): number =>
  times.toSorted((left, right) => left - right)[Math.ceil(share * times.length) - 1] ?? Number.NaN

export const listTimesHeadings = ['lists', 'p50 ms', 'p99', 'max']

/** How many lists there were and how long they took, for a row under `listTimesHeadings`. */
export const listTimesCells = (times: readonly number[]): string[] => [
  String(times.length),
  ...[0.5, 0.99, 1].map((share) => at(times, share).toFixed(1)),
]

/** What is wrong with how long lists took during an upload; null where they came in time. */
export function latenessOf(quiet: readonly number[], during: readonly number[]): string | null {
  const times = at(during, 0.99) / at(quiet, 0.99)
  return times <= mostTimes ? null : `p99 is ${times.toFixed(2)} times its quiet value`
}
