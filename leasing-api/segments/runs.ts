import { feeRunBytes, profileRunBytes } from './segment-layout.ts'

/** Longest run that its count can express; longer ones are split. */
const longestRun = 0xffff

/** Run-length encoding of numbers: of each run its length, then the number. */
export function runsOf(values: Uint32Array): number[] {
  const runs: number[] = []
  for (let at = 0; at < values.length;) {
    const value = values[at]!
    const first = at
    do at++
    while (at < values.length && values[at] === value && at - first < longestRun)
    runs.push(at - first, value)
  }
  return runs
}

/** Differences between successive profile numbers, the first from zero. */
export function stepsOf(profiles: Uint16Array): Uint32Array {
  const steps = new Uint32Array(profiles.length)
  let before = 0
  for (let at = 0; at < steps.length; at++) {
    const profile = profiles[at]!
    steps[at] = profile - before
    before = profile
  }
  return steps
}

/** @param runs by `runsOf` the profiles' steps */
export function writeProfileRuns(runs: readonly number[], view: DataView, start: number): void {
  for (let at = 0, to = start; at < runs.length; at += 2, to += profileRunBytes) {
    view.setUint16(to, runs[at]!, true)
    view.setUint16(to + 2, runs[at + 1]!, true)
  }
}

/** @param runs by `runsOf` the fees */
export function writeFeeRuns(runs: readonly number[], view: DataView, start: number): void {
  for (let at = 0, to = start; at < runs.length; at += 2, to += feeRunBytes) {
    view.setUint16(to, runs[at]!, true)
    view.setUint32(to + 2, runs[at + 1]!, true)
  }
}

/** Reads `n` profile numbers into `profiles` from `at`; false when the runs are of more or fewer. */
export function readProfileRuns(
  view: DataView,
  start: number,
  runs: number,
  n: number,
  profiles: Uint16Array,
  at: number,
): boolean {
  const end = at + n
  let profile = 0
  let place = at
  for (let run = 0; run < runs; run++) {
    const from = start + run * profileRunBytes
    const last = place + view.getUint16(from, true)
    const step = view.getUint16(from + 2, true)
    if (last > end) return false
    for (; place < last; place++) {
      profile += step
      profiles[place] = profile
    }
  }
  return place === end
}

/** Counts the offers of each profile number; false when the runs are of more or fewer than `n`. */
export function countProfiles(
  view: DataView,
  start: number,
  runs: number,
  n: number,
  counts: Uint32Array,
): boolean {
  let profile = 0
  let found = 0
  for (let run = 0; run < runs; run++) {
    const from = start + run * profileRunBytes
    const length = view.getUint16(from, true)
    const step = view.getUint16(from + 2, true)
    found += length
    if (found > n) return false
    for (let at = 0; at < length; at++) {
      profile += step
      counts[profile]!++
    }
  }
  return found === n
}

/** Reads `n` fees into `fees` from `at`; false when the runs are of more or fewer. */
export function readFeeRuns(
  view: DataView,
  start: number,
  runs: number,
  n: number,
  fees: Uint32Array,
  at: number,
): boolean {
  const end = at + n
  let place = at
  for (let run = 0; run < runs; run++) {
    const from = start + run * feeRunBytes
    const last = place + view.getUint16(from, true)
    if (last > end) return false
    fees.fill(view.getUint32(from + 2, true), place, last)
    place = last
  }
  return place === end
}
