import type { BitSet } from './bit-set.ts'

/** A pool of bit sets that are released together. */
export type BitSetPool = {
  /** Returns an empty set. */
  take(): BitSet
  /** Releases all sets taken, to be reused. */
  clear(): void
}

/**
 * Creates a pool. Its sets lie in a few buffers, which stay allocated: allocating one for each of a
 * query's dozens would take longer than filling it.
 * @param words of each set
 * @param atOnce how many share a buffer
 */
export function bitSetPool(words: number, atOnce: number): BitSetPool {
  const sets: BitSet[] = []
  let taken = 0
  return {
    take() {
      if (taken === sets.length) {
        const buffer = new Uint32Array(words * atOnce)
        for (let set = 0; set < atOnce; set++) {
          sets.push(buffer.subarray(set * words, (set + 1) * words))
        }
      }
      return sets[taken++]!.fill(0)
    },
    clear() {
      taken = 0
    },
  }
}
