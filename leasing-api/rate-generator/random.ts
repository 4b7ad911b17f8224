/** A stream of numbers that looks like chance and is the same for the same seed. */
export type Random = {
  /** At least 0, below 1. */
  next(): number
  /** A number between the two. */
  between(from: number, to: number): number
  /** True in about this share of the calls. */
  chance(share: number): boolean
}

/** Mulberry32: 32 bits of state, good enough for prices that are made up. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (from, to) => from + (to - from) * next(),
    chance: (share) => next() < share,
  }
}
