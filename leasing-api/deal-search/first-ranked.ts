/** One more than any number that is ranked, so that rank and number together are one key. */
const numbersPerRank = 0x1_0000

/**
 * The first `count` of these numbers by rank, sorted, and perhaps some that follow them. Where few
 * of many are wanted, only those are sorted: a heap finds the rank of the last one first.
 * @param rankOf a whole number, lower first
 * @param compareTied what decides between numbers of one rank
 */
export function firstRanked(
  numbers: Uint16Array,
  count: number,
  rankOf: (number: number) => number,
  compareTied: (left: number, right: number) => number,
): number[] {
  let keys = new Float64Array(numbers.length)
  for (let at = 0; at < keys.length; at++) {
    keys[at] = rankOf(numbers[at]!) * numbersPerRank + numbers[at]!
  }
  if (count > 0 && count * 4 <= keys.length) {
    const beyond = beyondRankOf(lastKey(keys, count))
    keys = keys.filter((key) => key < beyond)
  }
  return inOrder(keys.sort(), compareTied)
}

/** The numbers of sorted keys, those of one rank in the order that decides between them. */
function inOrder(
  keys: Float64Array,
  compareTied: (left: number, right: number) => number,
): number[] {
  const numbers: number[] = []
  for (let at = 0; at < keys.length;) {
    const beyond = beyondRankOf(keys[at]!)
    const first = at
    while (at < keys.length && keys[at]! < beyond)
      numbers.push(keys[at++]! - beyond + numbersPerRank)
    if (at - first > 1) numbers.push(...numbers.splice(first).sort(compareTied))
  }
  return numbers
}

/** The least key of any higher rank. */
function beyondRankOf(key: number): number {
  return (Math.floor(key / numbersPerRank) + 1) * numbersPerRank
}

/** The highest of the `count` lowest keys, by a heap that keeps the highest of those on top. */
function lastKey(keys: Float64Array, count: number): number {
  const heap = keys.slice(0, count).sort().reverse()
  for (let at = count; at < keys.length; at++) if (keys[at]! < heap[0]!) sink(heap, keys[at]!)
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
