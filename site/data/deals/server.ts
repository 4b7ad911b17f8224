import 'server-only'
import { calls } from '#core/contract/calls.ts'
import type { LeasingClient } from '#core/contract/http/client.ts'
import { dealPageFromWire, type WireDealPage } from '#core/contract/json/deal-from-wire.ts'
import type { WireFilterOptions } from '#core/contract/json/wire-filter-options.ts'
import {
  choicesToQuery,
  filtersToQuery,
  groupingToQuery,
  modelRange,
  type ListExtras,
} from '#core/filters/address/filters-to-query.ts'
import type { FilterValues } from '#core/filters/filter-values.ts'
import type { DealPage } from '#core/offer/deal.ts'
import { cachedLeasing, liveLeasing } from '../leasing/server.ts'

/** A page of deals for a live page, as the API sends it. */
export function wireDealPage(values: FilterValues, extras: ListExtras = {}): Promise<WireDealPage> {
  const { carModels, ...rest } = extras
  const within = modelRange(values, carModels?.[0])
  return carModels && within
    ? liveLeasing(calls.listRangeDerivatives, {
        params: within,
        query: filtersToQuery(values, { ...rest, carModels }),
      })
    : liveLeasing(calls.listDerivatives, {
        query: { ...filtersToQuery(values, rest), ...groupingToQuery(values) },
      })
}

/** Pages of several lists at once, for what a live page says of other lists. */
export function dealPages(
  lists: readonly { values: FilterValues; carModel: string | undefined; rows?: number }[],
): Promise<Pick<DealPage, 'total' | 'deals'>[]> {
  return Promise.all(
    lists.map(async ({ values, carModel, rows }) => {
      const extras = { ...(rows && { rows }), ...(carModel && { carModels: [carModel] }) }
      const { total, deals } = dealPageFromWire(await wireDealPage(values, extras))
      return { total, deals }
    }),
  )
}

const optionsFrom =
  (ask: LeasingClient) =>
  (values: FilterValues, extras: ListExtras = {}): Promise<WireFilterOptions> =>
    ask(calls.getFilters, {
      params: { type: 'compare' },
      query: { ...filtersToQuery(values, extras), ...choicesToQuery(values) },
    })

/** The choices of every filter with their counts, for a live page. */
export const filterOptions = optionsFrom(liveLeasing)

/** The same for a fixed page, kept until rates change. */
export const cachedFilterOptions = optionsFrom(cachedLeasing)

/** The first deals of a list for a fixed page, kept until rates change. */
export async function cachedDeals(values: FilterValues, rows: number): Promise<DealPage> {
  return dealPageFromWire(
    await cachedLeasing(calls.listDerivatives, { query: filtersToQuery(values, { rows }) }),
  )
}
