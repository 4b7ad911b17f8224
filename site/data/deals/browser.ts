import {
  getFilters,
  listDerivatives,
  listRangeDerivatives,
} from '#core/contract/generated/request-shapes.ts'
import {
  choicesToQuery,
  filtersToQuery,
  groupingToQuery,
  modelRange,
} from '#core/filters/address/filters-to-query.ts'
import type { FilterValues } from '#core/filters/filter-values.ts'
import { askUrl, urlOf } from '../leasing/browser.ts'

/** A list's filters, page and, where its path names one, car model; as many rows as a page has if not told. */
export type ListRequest = {
  values: FilterValues
  page: number
  carModel: string | undefined
  rows?: number
}

/** Where the browser asks for a page of deals; also the key the answer is kept under. */
export function listUrl({ values, page, carModel, rows }: ListRequest): string {
  const place = { page, ...(rows && { rows }) }
  const within = modelRange(values, carModel)
  return carModel && within
    ? urlOf(listRangeDerivatives, {
        params: within,
        query: filtersToQuery(values, { ...place, carModels: [carModel] }),
      })
    : urlOf(listDerivatives, {
        query: { ...filtersToQuery(values, place), ...groupingToQuery(values) },
      })
}

/** Where it asks for the choices of every filter. Neither page nor order matter to them. */
export function optionsUrl({ values, carModel }: Omit<ListRequest, 'page'>): string {
  const { sort: _, ...query } = filtersToQuery(values, carModel ? { carModels: [carModel] } : {})
  return urlOf(getFilters, {
    params: { type: 'compare' },
    query: { ...query, ...choicesToQuery(values) },
  })
}

/** What a form of filters holds, as the query it would be sent with. */
export function formSearch(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return new URLSearchParams(fields).toString()
}

/** Fetches an address of this origin, and cancels the request before it when a newer one comes. */
export function latestOnly(): <Answer>(url: string) => Promise<Answer> {
  let underWay: AbortController | undefined
  return (url) => {
    underWay?.abort()
    underWay = new AbortController()
    return askUrl(url, underWay.signal)
  }
}
