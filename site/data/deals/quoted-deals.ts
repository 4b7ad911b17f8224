import { calls } from '#core/contract/calls.ts'
import { dealFromWire, type WireDealPage } from '#core/contract/json/deal-from-wire.ts'
import { filtersToQuery } from '#core/filters/address/filters-to-query.ts'
import { defaultFilters, type FilterValues } from '#core/filters/filter-values.ts'
import { rangeValue } from '#core/filters/address/range-value.ts'
import type { Deal } from '#core/offer/deal.ts'
import { type FinanceType, financeTypes, usualFinanceType } from '#core/offer/finance-type.ts'
import type { DerivativeSummary } from '#core/vehicle/derivative.ts'
import { type BodyType, bodyTypesBeside } from '#core/vehicle/body-type.ts'
import { cachedLeasing } from '../leasing/server.ts'

/** A make, a range of it, or everything. */
export type DealPlace = { manufacturer?: string; range?: string }

/** A car of a range, as the links to all of them name it. */
type Version = Pick<DerivativeSummary, 'capId' | 'carModel' | 'name'>

/** The most rows the list answers at once. */
const rows = 100

/**
 * Every car of a place that somebody quotes for, with its cheapest deal on the common profile,
 * cheapest first: cars on a personal lease, vans on a business one (Rule P-15). With `inStock` the
 * cars that can be had from stock, on any profile. Kept until rates change.
 */
export async function quotedDeals(place: DealPlace, { inStock = false } = {}): Promise<Deal[]> {
  const lists = await Promise.all(
    (['hatchback', 'van'] as const).map((body) => wholeList(filtersOf(place, body, inStock))),
  )
  return lists
    .flat()
    .toSorted((left, right) => left.offer.monthlyPaymentPence - right.offer.monthlyPaymentPence)
}

/**
 * Every car of a range that anybody quotes, whatever for, by name; kept until rates change. Rule K-31.
 */
export async function quotedCars(manufacturer: string, range: string): Promise<Version[]> {
  const place = { manufacturers: [manufacturer], ranges: [rangeValue(manufacturer, range)] }
  const lists = await Promise.all(
    financeTypes.map((financeType) => wholeList({ ...anyProfile(financeType), ...place })),
  )
  const cars = new Map(lists.flat().map(({ derivative }) => [derivative.capId, derivative]))
  return [...cars.values()]
    .map(({ capId, carModel, name }) => ({ capId, carModel, name }))
    .toSorted((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1))
}

const keyOf = ({ carModel, name, capId }: Version) => [carModel.name, name, capId].join('|')

/** Filters that leave every profile of a finance type. */
const anyProfile = (financeType: FinanceType): FilterValues => ({
  ...defaultFilters(financeType),
  terms: [],
  annualMileages: [],
  depositValues: [],
})

function filtersOf(
  { manufacturer, range }: DealPlace,
  body: BodyType,
  inStock: boolean,
): FilterValues {
  return {
    ...defaultFilters(usualFinanceType(body)),
    bodyTypes: bodyTypesBeside(body),
    manufacturers: manufacturer === undefined ? [] : [manufacturer],
    ranges:
      manufacturer === undefined || range === undefined ? [] : [rangeValue(manufacturer, range)],
    ...(inStock && { stock: true, terms: [], annualMileages: [], depositValues: [] }),
  }
}

/** Every car and van that somebody quotes for, a lease or a business lease, each list cheapest first; kept until rates change. */
export async function listedDeals(): Promise<Deal[]> {
  const lists = await Promise.all(
    (['personal', 'business'] as const).map((financeType) =>
      wholeList(defaultFilters(financeType)),
    ),
  )
  return lists.flat()
}

/** Every page of a list in the list's own order, special offers and ordinary ones alike. */
async function wholeList(values: FilterValues): Promise<Deal[]> {
  const page = (number: number): Promise<WireDealPage> =>
    cachedLeasing(calls.listPlainDerivatives, {
      query: filtersToQuery(values, { page: number, rows }),
    })
  const first = await page(1)
  const further = Array.from({ length: Math.ceil(first.total / rows) - 1 }, (_, at) => at + 2)
  const pages = [first, ...(await Promise.all(further.map(page)))]
  return pages.flatMap(({ data }) => data.map(dealFromWire))
}
