// Each function takes arrays of one kind alone: loops that meet arrays of two kinds run several times slower.

/** As many as the number of a run's offers can say; longer ones are written as two. */
const longestRun = 0xffff

/** The runs of equal steps from one profile number to the next, the first from zero. */
export function countProfileRuns(profiles: Uint16Array): number {
  let runs = 0
  let last = -1
  let before = 0
  let length = 0
  for (let at = 0; at < profiles.length; at++) {
    const profile = profiles[at]!
    const step = profile - before
    before = profile
    if (step !== last || length === longestRun) {
      runs++
      last = step
      length = 0
    }
    length++
  }
  return runs
}

export function writeProfileRuns(profiles: Uint16Array, view: DataView, start: number): void {
  let to = start
  let before = 0
  for (let at = 0; at < profiles.length;) {
    const step = profiles[at]! - before
    const first = at
    do before = profiles[at++]!
    while (at < profiles.length && profiles[at]! - before === step && at - first < longestRun)
    view.setUint16(to, at - first, true)
    view.setUint16(to + 2, step, true)
    to += 4
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
    const from = start + run * 4
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
    const from = start + run * 4
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

/** The runs of equal fees. */
export function countFeeRuns(fees: Uint32Array): number {
  let runs = 0
  let length = 0
  for (let at = 0; at < fees.length; at++) {
    if (at === 0 || fees[at] !== fees[at - 1] || length === longestRun) {
      runs++
      length = 0
    }
    length++
  }
  return runs
}

export function writeFeeRuns(fees: Uint32Array, view: DataView, start: number): void {
  let to = start
  for (let at = 0; at < fees.length;) {
    const fee = fees[at]!
    const first = at
    do at++
    while (at < fees.length && fees[at] === fee && at - first < longestRun)
    view.setUint16(to, at - first, true)
    view.setUint32(to + 2, fee, true)
    to += 6
  }
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
    const from = start + run * 6
    const last = place + view.getUint16(from, true)
    if (last > end) return false
    fees.fill(view.getUint32(from + 2, true), place, last)
    place = last
  }
  return place === end
}
