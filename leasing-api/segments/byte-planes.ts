// Each function takes arrays of one kind alone: loops that meet arrays of two kinds run several times slower.

/**
 * Numbers written as four planes: first the lowest byte of every number, then the next byte of
 * every number, and so on. Prices differ in their low bytes and share the high ones, so planes
 * deflate to half of what whole numbers do.
 */
export function writePlanes(values: Uint32Array, bytes: Uint8Array, start: number): void {
  const n = values.length
  const [second, third, fourth] = [start + n, start + 2 * n, start + 3 * n]
  for (let i = 0; i < n; i++) {
    const value = values[i]!
    bytes[start + i] = value
    bytes[second + i] = value >>> 8
    bytes[third + i] = value >>> 16
    bytes[fourth + i] = value >>> 24
  }
}

/** Writes four planes of steps: each number less the one before it; what is below zero wraps around. */
export function writeStepPlanes(values: Uint32Array, bytes: Uint8Array, start: number): void {
  const n = values.length
  const [second, third, fourth] = [start + n, start + 2 * n, start + 3 * n]
  let before = 0
  for (let i = 0; i < n; i++) {
    const value = values[i]! | 0
    const step = (value - before) | 0
    before = value
    bytes[start + i] = step
    bytes[second + i] = step >>> 8
    bytes[third + i] = step >>> 16
    bytes[fourth + i] = step >>> 24
  }
}

/** Like `writeStepPlanes`, for numbers of two bytes. */
export function writeStepPairs(values: Uint16Array, bytes: Uint8Array, start: number): void {
  const n = values.length
  let before = 0
  for (let i = 0; i < n; i++) {
    const step = values[i]! - before
    before = values[i]!
    bytes[start + i] = step
    bytes[start + n + i] = step >>> 8
  }
}

/** Reads `n` numbers of four planes that begin at `start` into `values` from `at`. */
export function readPlanes(
  bytes: Uint8Array,
  start: number,
  n: number,
  values: Uint32Array,
  at: number,
): void {
  const [second, third, fourth] = [start + n, start + 2 * n, start + 3 * n]
  for (let i = 0; i < n; i++) {
    values[at + i] =
      bytes[start + i]! |
      (bytes[second + i]! << 8) |
      (bytes[third + i]! << 16) |
      (bytes[fourth + i]! << 24)
  }
}

/** Reads what `writeStepPlanes` wrote: each number is the sum of the steps up to its own. */
export function readStepPlanes(
  bytes: Uint8Array,
  start: number,
  n: number,
  values: Uint32Array,
  at: number,
): void {
  const [second, third, fourth] = [start + n, start + 2 * n, start + 3 * n]
  let sum = 0
  for (let i = 0; i < n; i++) {
    const step =
      bytes[start + i]! |
      (bytes[second + i]! << 8) |
      (bytes[third + i]! << 16) |
      (bytes[fourth + i]! << 24)
    sum = (sum + step) | 0
    values[at + i] = sum
  }
}

/** Reads what `writeStepPairs` wrote. */
export function readStepPairs(
  bytes: Uint8Array,
  start: number,
  n: number,
  values: Uint16Array,
  at: number,
): void {
  let sum = 0
  for (let i = 0; i < n; i++) {
    sum += bytes[start + i]! | (bytes[start + n + i]! << 8)
    values[at + i] = sum
  }
}
