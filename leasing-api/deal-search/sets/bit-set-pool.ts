import type { BitSet } from './bit-set.ts'

/** Room for many sets that live as long as each other. */
export type BitSetPool = {
  /** An empty set. */
  take(): BitSet
  /** From here on the sets that were taken are given out again. */
  clear(): void
}

/**
 * The sets lie in a few buffers, which are kept: a buffer for each of the dozens that one question
 * needs would take longer to get and to free than to fill.
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
