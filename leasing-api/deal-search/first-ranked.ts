/**
 * The first `count` of these numbers in an order, sorted, and perhaps some that follow them. Where
 * few of many are wanted, only those are sorted: a heap finds the rank of the last one first.
 * @param rankOf what the order goes by before anything else, lower first
 */
export function firstRanked(
  numbers: Uint16Array,
  count: number,
  compare: (left: number, right: number) => number,
  rankOf: (number: number) => number,
): Uint16Array {
  if (count * 4 > numbers.length || count === 0) return numbers.slice().sort(compare)
  const limit = rankOfLast(numbers, count, rankOf)
  return numbers.filter((number) => rankOf(number) <= limit).sort(compare)
}

/** The highest of the `count` lowest ranks, by a heap that keeps the highest of those on top. */
function rankOfLast(
  numbers: Uint16Array,
  count: number,
  rankOf: (number: number) => number,
): number {
  const heap = Float64Array.from(numbers.subarray(0, count), rankOf).sort().reverse()
  for (let at = count; at < numbers.length; at++) {
    const rank = rankOf(numbers[at]!)
    if (rank < heap[0]!) sink(heap, rank)
  }
  return heap[0]!
}

/** Puts a value in the place of the top and lets it down to where it belongs. */
function sink(heap: Float64Array, value: number): void {
  let at = 0
  for (;;) {
    let child = 2 * at + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && heap[child + 1]! > heap[child]!) child++
    if (heap[child]! <= value) break
    heap[at] = heap[child]!
    at = child
  }
  heap[at] = value
}
