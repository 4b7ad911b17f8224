import { calls } from '#core/contract/calls.ts'
import { sortDirection } from '#core/filters/query/deal-rank.ts'
import type { DealQuery } from '#core/filters/query/deal-query.ts'
import { profileDefaults } from '#core/filters/filter-values.ts'
import type { Deal } from '#core/offer/deal.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import { route } from '#leasing-api/server/route.ts'
import { pageFields, pageOf } from '../derivatives/listing.ts'
import { dealToWire } from '../derivatives/present.ts'
import { namedToWire } from '../manufacturers/manufacturer-to-wire.ts'
import { everyDeal, firstByKind, withinRange } from './common-deals.ts'
import { type NamedRange, withRange } from './named-range.ts'
import { countQuoted } from './shown-cars.ts'

/** Car models: of a range, and those that a budget allows. */
export const carModelRoutes = {
  listCarModels: route(calls.listCarModels, ({ params, deals }) => {
    const range = rangeNamed(deals, params.rangeId)
    if (!range) return new Failure(404, 'errors.notFound')
    return { data: deals.carModels(range.id).map(namedToWire) }
  }),

  listActiveCarModels: route(calls.listActiveCarModels, ({ params, deals }) =>
    withRange(deals, params, (named) => {
      const counts = countQuoted(deals, ({ carModel }) => carModel.id)
      const cheapest = cheapestHoweverQuoted(deals, named)
      return {
        data: deals.carModels(named.range.id).flatMap(({ id }) => {
          const deal = cheapest.get(id)
          return deal ? [modelToWire(deal, counts.get(id)!)] : []
        }),
        ratesVersion: deals.ratesVersion,
      }
    }),
  ),

  listBudgetCarModels: route(calls.listBudgetCarModels, ({ query, deals }) => {
    const { sort, page, rows, format, ...filters } = query
    // Models go by their cheapest car in either direction, so the list is turned once it is made.
    const found = everyDeal(deals, {
      ...filters,
      sort: sort === 'minPayment|desc' ? 'minPayment|asc' : sort,
    })
    const counts = new Map<number, number>()
    for (const { derivative } of found) {
      counts.set(derivative.carModel.id, (counts.get(derivative.carModel.id) ?? 0) + 1)
    }
    const models = [...firstByKind(found, ({ carModel }) => carModel.id)]
    if (sortDirection(sort) === -1) models.reverse()
    const shown = pageOf(models, query)
    return {
      data: shown.map(([id, deal]) => modelToWire(deal, counts.get(id)!)),
      ...pageFields(deals, models.length, query),
    }
  }),
}

/** A range by id or by `make.range`; a bare slug would not say whose. */
function rangeNamed(deals: DealSearch, text: string) {
  return /^\d+$/.test(text) || text.includes('.') ? deals.range(text) : null
}

/** Profiles to look for a price on, from the most usual to what only some providers quote. */
const waysOfQuoting: readonly Partial<DealQuery>[] = [
  profileDefaults('personal'),
  {},
  { financeType: 'business' },
  { isMaintained: true },
  { financeType: 'business', isMaintained: true },
  { financeType: 'pcp' },
]

/** Each model's cheapest deal in the first way in which anybody quotes for it. */
function cheapestHoweverQuoted(deals: DealSearch, named: NamedRange): Map<number, Deal> {
  const cheapest = new Map<number, Deal>()
  for (const way of waysOfQuoting) {
    const found = firstByKind(
      everyDeal(deals, { ...way, ...withinRange(named) }),
      ({ carModel }) => carModel.id,
    )
    for (const [id, deal] of found) if (!cheapest.has(id)) cheapest.set(id, deal)
  }
  return cheapest
}

function modelToWire(deal: Deal, derivatives: number) {
  const { carModel, manufacturer } = deal.derivative
  return {
    ...namedToWire(carModel),
    aggregateName: carName({ manufacturer, range: carModel }),
    derivatives,
    deal: dealToWire(deal),
  }
}
