import { profileKey } from '#core/offer/profile-key.ts'
import { type SpecialMark, specialMark } from '#core/pricing/lease/special-offers.ts'
import { derivativeInRun, type ProfileRun, type RateColumns } from './rate-columns.ts'

/** By run of special offers: the runs of the same profile they compete with, marked or not. */
export type RivalRuns = ReadonlyMap<number, readonly number[]>

export function rivalRunsOf({ runs }: Pick<RateColumns, 'runs'>): RivalRuns {
  const byProfile = Map.groupBy(runs.keys(), (at) => keyWithoutMark(runs[at]!))
  return new Map(
    [...runs.entries()].flatMap(([at, run]) =>
      run.isSpecial ? [[at, byProfile.get(keyWithoutMark(run))!]] : [],
    ),
  )
}

function keyWithoutMark({ profile }: ProfileRun): string | null {
  return profile.financeType === 'pcp' ? null : profileKey({ ...profile, isSpecialOffer: false })
}

/**
 * The special mark of the offer at a position; null for an ordinary one. Computed on request from
 * the few offers of the same car and profile, so that no column is needed. Rules P-33, P-72.
 * @param place of the run that the position lies in
 */
export function specialMarkAt(
  { columns, rivalRuns }: { columns: RateColumns; rivalRuns: RivalRuns },
  at: number,
  place: number,
  derivative: number,
): SpecialMark | null {
  const { runs, totalPence, provider } = columns
  const { profile, isSpecial } = runs[place]!
  if (!isSpecial) return null
  let ordinaryPence = Number.POSITIVE_INFINITY
  let nextPence = Number.POSITIVE_INFINITY
  for (const run of rivalRuns.get(place)!) {
    const [from, to] = derivativeInRun(columns, run, derivative)
    for (let rival = from; rival < to; rival++) {
      const total = totalPence[rival]!
      if (!runs[run]!.isSpecial) ordinaryPence = Math.min(ordinaryPence, total)
      if (provider[rival] !== provider[at]) nextPence = Math.min(nextPence, total)
    }
  }
  return specialMark({
    totalPence: totalPence[at]!,
    termMonths: profile.termMonths,
    ordinaryPence,
    nextPence: nextPence === Number.POSITIVE_INFINITY ? null : nextPence,
  })
}
