import fc from 'fast-check'
import type { Catalogue } from '#leasing-api/queries/catalogue/read-catalogue.ts'
import { openQuery, type DealQuery } from '#core/filters/query/deal-query.ts'
import { anyDealQuery } from './any-deal-query.ts'

/** The fields of a query that stand in an address under their own names. */
const listFields = [
  'terms',
  'annualMileages',
  'depositValues',
  'manufacturers',
  'ranges',
  'bodyTypes',
  'fuelTypes',
  'transmissions',
  'doors',
  'seats',
  'features',
  'pureElectricRanges',
  'budgetRanges',
] as const satisfies readonly (keyof DealQuery)[]
const plainFields = [
  'financeType',
  'sort',
  'rentalRange',
  'bootFrom',
  'budgetFrom',
  'budgetTo',
] as const satisfies readonly (keyof DealQuery)[]

/**
 * Addresses that ask for lists and for all facets with random filters, in turns; the same ones for
 * the same seed. The first two have no filter.
 */
export function randomQuestions(catalogue: Catalogue, count: number, seed: number): string[] {
  const queries = fc.sample(anyDealQuery(catalogue), { numRuns: count, seed })
  return Array.from({ length: count }, (_, at) => {
    const query = at < 2 ? openQuery : queries[at]!
    const path = at % 2 === 0 ? '/api/derivatives/v2' : `/api/derivatives/compare/filters`
    return `${path}?${addressOf(query)}`
  })
}

/** A query as it stands in the address of a list. */
export function addressOf(query: DealQuery): string {
  const params = new URLSearchParams()
  for (const field of listFields) {
    for (const value of query[field]) params.append(`${field}[]`, String(value))
  }
  for (const field of plainFields) {
    const value = query[field]
    if (value !== null) params.set(field, String(value))
  }
  for (const provider of query.providers) params.append('brandIds[]', provider)
  if (query.isInStockOnly) params.set('stock', '1')
  if (query.isSpecialOfferOnly) params.set('specialOffers', '1')
  if (query.isMaintained) params.set('maintained', '1')
  return params.toString()
}
