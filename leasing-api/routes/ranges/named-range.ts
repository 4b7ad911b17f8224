import type { Named } from '#core/vehicle/derivative.ts'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import type { Range } from '#leasing-api/queries/catalogue/read-catalogue.ts'
import { Failure } from '#leasing-api/server/failure.ts'

/** A range with its make. */
export type NamedRange = { manufacturer: Named; range: Range }

/** The response for a make by slug or id; 404 when there is none. */
export function withMake<Answer>(
  deals: DealSearch,
  text: string,
  answer: (manufacturer: Named) => Answer,
): Answer | Failure {
  const manufacturer = deals.manufacturer(text)
  return manufacturer ? answer(manufacturer) : new Failure(404, 'errors.notFound')
}

/** The response for a range of a make, both by slug or id; 404 when there is no such range. */
export function withRange<Answer>(
  deals: DealSearch,
  params: { manufacturer: string; range: string },
  answer: (named: NamedRange) => Answer,
): Answer | Failure {
  const manufacturer = deals.manufacturer(params.manufacturer)
  const range = manufacturer && deals.range(params.range, manufacturer.slug)
  return range ? answer({ manufacturer, range }) : new Failure(404, 'errors.notFound')
}
