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

/**
 * The positions of all offers by run, and in a run by provider: those of provider p in run r lie from
 * `starts[r * providers + p]` up to the next start.
 */
export type ProviderOffers = { positions: Uint32Array; starts: Uint32Array }

/** Sorts the offers of every run by provider, in two passes; four bytes an offer. */
export function providerOffersOf({
  provider,
  providers,
  runs,
}: Pick<RateColumns, 'provider' | 'providers' | 'runs'>): ProviderOffers {
  const starts = new Uint32Array(runs.length * providers + 1)
  for (const [run, { from, to }] of runs.entries()) {
    countOffers(starts, run * providers + 1, provider, from, to)
  }
  for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1]!
  const positions = new Uint32Array(provider.length)
  const next = starts.slice()
  for (const [run, { from, to }] of runs.entries()) {
    placeOffers(positions, next, run * providers, provider, from, to)
  }
  return { positions, starts }
}

// Functions of their own, since nested loops are compiled late.
function countOffers(
  counts: Uint32Array,
  first: number,
  provider: Uint8Array,
  from: number,
  to: number,
): void {
  for (let offer = from; offer < to; offer++) counts[first + provider[offer]!]!++
}

function placeOffers(
  positions: Uint32Array,
  next: Uint32Array,
  first: number,
  provider: Uint8Array,
  from: number,
  to: number,
): void {
  for (let offer = from; offer < to; offer++) {
    positions[next[first + provider[offer]!]!++] = offer
  }
}
