// Everything here takes Uint32Arrays alone: loops that meet arrays of two kinds run several times slower.

/**
 * Numbers written as planes of `width` bytes: first the lowest byte of every number, then the next
 * byte of every number. Prices differ in their low bytes and share the high ones, so planes
 * deflate to half of what whole numbers do.
 */
export function writePlanes(
  values: Uint32Array,
  width: number,
  bytes: Uint8Array,
  at: number,
): void {
  const n = values.length
  for (let plane = 0; plane < width; plane++) {
    const shift = plane * 8
    const start = at + plane * n
    for (let i = 0; i < n; i++) bytes[start + i] = values[i]! >>> shift
  }
}

/** Reads what `writePlanes` wrote at this place: `n` numbers. */
export function readPlanes(bytes: Uint8Array, at: number, width: number, n: number): Uint32Array {
  const values = new Uint32Array(n)
  for (let plane = 0; plane < width; plane++) {
    const shift = plane * 8
    const start = at + plane * n
    for (let i = 0; i < n; i++) values[i]! |= bytes[start + i]! << shift
  }
  return values
}

/** Each number less the one before it, the first less zero; what is below zero wraps around. */
export function toSteps(values: Uint32Array): Uint32Array {
  const steps = new Uint32Array(values.length)
  let before = 0
  for (let i = 0; i < steps.length; i++) {
    steps[i] = values[i]! - before
    before = values[i]!
  }
  return steps
}

/** Puts the numbers back in the place of their steps; answers the same array. */
export function fromSteps(steps: Uint32Array): Uint32Array {
  for (let i = 1; i < steps.length; i++) steps[i]! += steps[i - 1]!
  return steps
}
