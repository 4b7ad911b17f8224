/** Number range of a rank, so that rank and number form one key. */
const numbersPerRank = 0x1_0000

/** The sort key of a number with its rank. @param rank a whole number, lower first */
export function rankedKey(rank: number, number: number): number {
  return rank * numbersPerRank + number
}

/** The rank of a key. */
export function rankOf(key: number): number {
  return Math.floor(key / numbersPerRank)
}

/** The number of a key. */
export function numberOf(key: number): number {
  return key - rankOf(key) * numbersPerRank
}

/** Sorts numbers by rank, in reused memory: allocating it takes longer than sorting a page. */
export type Ranking = {
  /** By `rankedKey`; written by the caller. */
  keys: Float64Array
  /**
   * The first `count` numbers by rank, sorted, and perhaps some that follow. Where few of many are
   * wanted, only those are sorted: a heap finds the rank of the last one first.
   * @param compareTied what decides between numbers of one rank
   */
  first(size: number, count: number, compareTied: CompareTied): number[]
}

/** What decides between numbers of one rank. */
export type CompareTied = (left: number, right: number) => number

/** @param most so many numbers are ranked at once, at most */
export function createRanking(most: number): Ranking {
  const keys = new Float64Array(most)
  const heap = new Float64Array(most >> 2)
  return {
    keys,
    first(size, count, compareTied) {
      const isSelected = count > 0 && count * 4 <= size
      const left = isSelected ? keepBelow(keys, size, lastKey(keys, size, heap, count)) : size
      sortFirst(keys, left)
      return inOrder(keys, left, compareTied)
    },
  }
}

/** Moves the keys of ranks up to that of `last` to the front; returns their number. */
function keepBelow(keys: Float64Array, size: number, last: number): number {
  const beyond = beyondRankOf(last)
  let kept = 0
  for (let at = 0; at < size; at++) {
    const key = keys[at]!
    if (key < beyond) keys[kept++] = key
  }
  return kept
}

/** Limit below which insertion takes no longer than calling a sort. */
const few = 64

function sortFirst(keys: Float64Array, size: number): void {
  if (size > few) {
    keys.subarray(0, size).sort()
    return
  }
  for (let at = 1; at < size; at++) {
    const key = keys[at]!
    let place = at
    for (; place > 0 && keys[place - 1]! > key; place--) keys[place] = keys[place - 1]!
    keys[place] = key
  }
}

/** The numbers of sorted keys, ties ordered by `compareTied`. */
function inOrder(keys: Float64Array, size: number, compareTied: CompareTied): number[] {
  const numbers: number[] = []
  for (let at = 0; at < size;) {
    const beyond = beyondRankOf(keys[at]!)
    const first = at
    while (at < size && keys[at]! < beyond) numbers.push(keys[at++]! - beyond + numbersPerRank)
    if (at - first > 1) numbers.push(...numbers.splice(first).sort(compareTied))
  }
  return numbers
}

/** The least key of the next rank. */
function beyondRankOf(key: number): number {
  return (rankOf(key) + 1) * numbersPerRank
}

/** The highest of the `count` lowest keys, by a max-heap. */
function lastKey(keys: Float64Array, size: number, heap: Float64Array, count: number): number {
  for (let at = 0; at < count; at++) heap[at] = keys[at]!
  for (let at = (count >> 1) - 1; at >= 0; at--) sink(heap, count, at, heap[at]!)
  for (let at = count; at < size; at++) {
    if (keys[at]! < heap[0]!) sink(heap, count, 0, keys[at]!)
  }
  return heap[0]!
}

/** Sifts a value down a heap from a place. */
function sink(heap: Float64Array, size: number, from: number, value: number): void {
  let at = from
  for (;;) {
    let child = 2 * at + 1
    if (child >= size) break
    if (child + 1 < size && heap[child + 1]! > heap[child]!) child++
    if (heap[child]! <= value) break
    heap[at] = heap[child]!
    at = child
  }
  heap[at] = value
}
