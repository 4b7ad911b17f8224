import { calls } from '#core/contract/calls.ts'
import { providerCount } from '#core/display/claim-figures.ts'
import type { DealSearch, QuotedManufacturer } from '../../deal-search/deal-search.ts'
import { Failure } from '../../server/failure.ts'
import { route } from '../../server/route.ts'

/** Makes, and the car models of a range. */
export const manufacturerRoutes = {
  listManufacturers: route(calls.listManufacturers, ({ query, deals }) => {
    const quoted = deals.manufacturers()
    const from = (query.page - 1) * query.rows
    return {
      data: quoted.slice(from, from + query.rows).map(manufacturerToWire),
      total: quoted.length,
      page: query.page,
      rows: query.rows,
      providers: providerCount(deals.providers()),
      ratesVersion: deals.ratesVersion,
    }
  }),

  listCarModels: route(calls.listCarModels, ({ params, deals }) => {
    const range = rangeNamed(deals, params.rangeId)
    if (!range) return new Failure(404, 'errors.notFound')
    return { data: deals.carModels(range.id).map(({ id, slug, name }) => ({ id, slug, name })) }
  }),
}

/** A range by id or by `make.range`; a bare slug would not say whose. */
function rangeNamed(deals: DealSearch, text: string) {
  return /^\d+$/.test(text) || text.includes('.') ? deals.range(text) : null
}

function manufacturerToWire({ id, slug, name, derivatives, ranges }: QuotedManufacturer) {
  return {
    id,
    slug,
    name,
    logo: `/manufacturers/${slug}.svg`,
    derivatives,
    ranges: ranges.map((range) => ({
      id: range.id,
      slug: range.slug,
      name: range.name,
      kind: range.kind,
    })),
  }
}
