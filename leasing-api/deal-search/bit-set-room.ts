import type { BitSet } from './bit-set.ts'

/** Gives empty sets, one after the other. */
export type BitSetRoom = () => BitSet

/**
 * Room for many sets that live as long as each other. They share a buffer: a buffer for each of the
 * dozens that one question needs would take longer to get and to free than to fill.
 * @param words of each set
 * @param atOnce how many share one
 */
export function bitSetRoom(words: number, atOnce: number): BitSetRoom {
  let room = new Uint32Array(0)
  let at = 0
  return () => {
    if (at === room.length) {
      room = new Uint32Array(words * atOnce)
      at = 0
    }
    at += words
    return room.subarray(at - words, at)
  }
}
