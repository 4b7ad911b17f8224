import { firstImportedCapId } from '#core/contract/identifiers.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import { type NamedRange, withRange } from './named-range.ts'

/**
 * The cars that may be shown: those somebody quotes for, and those of our own catalogue, whose
 * pages stay when a price runs out. Imported cars without prices are not listed, nor are withdrawn ones.
 */
export function shownCars(deals: DealSearch): Derivative[] {
  return deals.catalogue.derivatives
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .map(({ derivative }) => derivative)
    .filter(({ capId }) => Number(capId) < firstImportedCapId || deals.isQuoted(capId))
}

/** The response for a range that may be shown, with its cars; 404 where there is no such range. */
export function withShownRange<Answer>(
  deals: DealSearch,
  params: { manufacturer: string; range: string },
  answer: (named: NamedRange, cars: Derivative[]) => Answer,
): Answer | Failure {
  return withRange(deals, params, (named) => {
    const cars = shownCars(deals).filter(({ range }) => range.id === named.range.id)
    return cars.length > 0 ? answer(named, cars) : new Failure(404, 'errors.notFound')
  })
}

/** How many cars somebody quotes for, by a kind of theirs; kinds without any are missing. */
export function countQuoted<Kind>(
  deals: DealSearch,
  kindOf: (car: Derivative) => Kind,
): Map<Kind, number> {
  const counts = new Map<Kind, number>()
  for (const { derivative } of deals.catalogue.derivatives) {
    if (!deals.isQuoted(derivative.capId)) continue
    const kind = kindOf(derivative)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return counts
}
