import { compareProfiles } from './compare-profiles.ts'
import { derivativeInRun, type ProfileRun, type RateColumns } from './rate-columns.ts'

/** The run of a position: runs are contiguous, so the last one that begins at or before it. */
export function runAt(runStarts: Uint32Array, at: number): number {
  return lastPlace(runStarts.length, (place) => runStarts[place]! <= at)
}

/** The positions of a derivative's offers on wanted profiles, by profile and provider. */
export function positionsOf(
  columns: RateColumns,
  derivative: number,
  isWanted: (profile: ProfileRun['profile']) => boolean,
): number[] {
  const positions: number[] = []
  for (let run = 0; run < columns.runs.length; run++) {
    if (!isWanted(columns.runs[run]!.profile)) continue
    const [from, to] = derivativeInRun(columns, run, derivative)
    for (let at = from; at < to; at++) positions.push(at)
  }
  return positions
}

/** The position of a provider's offer of a derivative on a profile; null when there is none. */
export function positionOf(
  columns: RateColumns,
  derivative: number,
  provider: number,
  profile: ProfileRun['profile'],
): number | null {
  const { runs } = columns
  const last = lastPlace(runs.length, (at) => compareProfiles(runs[at]!.profile, profile) <= 0)
  for (const run of runsOfProfile(columns, last, profile)) {
    const [from, to] = derivativeInRun(columns, run, derivative)
    const at = columns.provider.subarray(from, to).indexOf(provider)
    if (at !== -1) return from + at
  }
  return null
}

/**
 * The runs of a profile up to this, its last: at most two (`isSpecial`), empty if it is of another.
 */
function runsOfProfile(
  { runs }: RateColumns,
  last: number,
  profile: ProfileRun['profile'],
): number[] {
  return [last - 1, last].filter((at) => {
    const run = runs[at]
    return run !== undefined && compareProfiles(run.profile, profile) === 0
  })
}

/**
 * Binary search: the last place for which a condition holds that holds for all before it; the first
 * when for none.
 */
function lastPlace(places: number, holds: (place: number) => boolean): number {
  let [low, high] = [0, places - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (holds(middle)) low = middle
    else high = middle - 1
  }
  return low
}
