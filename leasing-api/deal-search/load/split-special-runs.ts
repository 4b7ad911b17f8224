import { profileKey } from '#core/offer/profile-key.ts'
import { specialOffers } from '#core/pricing/lease/special-offers.ts'
import type { ProfileRun, RateColumns } from '../columns/rate-columns.ts'

type PriceColumns = Pick<RateColumns, 'derivative' | 'provider' | 'monthlyPence' | 'totalPence'>

/**
 * Splits every run of marked offers in two: the special offers first, then those dearer than
 * ordinary ones, each part by derivative and provider as before. The columns' offers are moved
 * accordingly. Rule P-72.
 */
export function splitSpecialRuns(columns: PriceColumns, runs: readonly ProfileRun[]): ProfileRun[] {
  const ordinary = new Map<string, ProfileRun>()
  for (const run of runs) {
    if (run.profile.financeType !== 'pcp' && !run.profile.isSpecialOffer) {
      ordinary.set(profileKey(run.profile), run)
    }
  }
  return runs.flatMap((run) => {
    if (run.profile.financeType === 'pcp' || !run.profile.isSpecialOffer) return [run]
    const twin = ordinary.get(profileKey({ ...run.profile, isSpecialOffer: false }))
    const special = twin ? specialOffersOf(columns, run, twin) : []
    moveToFront(columns, run, special)
    const middle = run.from + special.length
    return [
      { ...run, isSpecial: true, to: middle },
      { ...run, from: middle },
    ].filter(({ from, to }) => from < to)
  })
}

/** The positions of a run's special offers, compared car by car with its ordinary twin. */
function specialOffersOf(columns: PriceColumns, flagged: ProfileRun, twin: ProfileRun): number[] {
  const { derivative } = columns
  const special: number[] = []
  let [from, beside] = [flagged.from, twin.from]
  while (from < flagged.to) {
    const car = derivative[from]!
    while (beside < twin.to && derivative[beside]! < car) beside++
    const [to, end] = [endOf(derivative, from, flagged.to), endOf(derivative, beside, twin.to, car)]
    special.push(...specialOffers(columns, { from, to }, { from: beside, to: end }))
    from = to
  }
  return special
}

/** End of the offers of the car at a position. */
function endOf(
  derivative: Uint16Array,
  from: number,
  most: number,
  car = derivative[from],
): number {
  let end = from
  while (end < most && derivative[end] === car) end++
  return end
}

/** Moves some of a run's offers to the front, both parts in their order. */
function moveToFront(
  columns: PriceColumns,
  { from, to }: ProfileRun,
  first: readonly number[],
): void {
  if (first.length === 0 || first.length === to - from) return
  const isFirst = new Set(first)
  const order = [...first]
  for (let at = from; at < to; at++) if (!isFirst.has(at)) order.push(at)
  for (const column of [
    columns.derivative,
    columns.provider,
    columns.monthlyPence,
    columns.totalPence,
  ]) {
    column.set(
      order.map((at) => column[at]!),
      from,
    )
  }
}
