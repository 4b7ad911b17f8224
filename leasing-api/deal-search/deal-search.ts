import type { OfferColumns } from '#core/contract/columns/offer-columns.ts'
import type { DealQuery } from '#core/filters/query/deal-query.ts'
import type { FilterOptions } from '#core/filters/options/filter-options.ts'
import { parseOfferId } from '#core/offer/offer-id.ts'
import type { CarModelGroup } from '#core/offer/deal.ts'
import type { Offer } from '#core/offer/offer.ts'
import { type DealValue, wholeScore } from '#core/pricing/value/deal-value.ts'
import type { Derivative, DerivativeSummary, Named } from '#core/vehicle/derivative.ts'
import type { Catalogue, CarModel, Range } from '../queries/catalogue/read-catalogue.ts'
import type { Provider } from '../queries/providers/providers.ts'
import { raisedBudget } from '#core/filters/query/raised-budget.ts'
import { resolveQuery } from '#core/filters/query/resolve-query.ts'
import type { BestOffer } from './list/best-accumulator.ts'
import { bestOfModels } from './list/best-of-models.ts'
import { bestOffers } from './list/best-offers.ts'
import { carModelTable } from './list/car-models.ts'
import { carModelsNamed, manufacturersNamed, rangesNamed } from './filters/chosen-cars.ts'
import type { BuiltRates } from './load/built-rates.ts'
import { carFilters } from './filters/car-filters.ts'
import { carBitsOf } from './filters/car-bits.ts'
import { type QuotedManufacturer, quotedManufacturers } from './filters/catalogue-names.ts'
import { facets } from './facets/facets.ts'
import { withContracts } from './facets/offer-sets.ts'
import type { LoadedRates } from './load/load-rates.ts'
import { offerAt } from './columns/offer-at.ts'
import { offerColumnsOf } from './columns/offer-columns-of.ts'
import { positionOf, positionsOf } from './columns/offer-positions.ts'
import { offerSources } from './columns/offer-sources.ts'
import { type Quoted, quotedBy } from './columns/quoted-by.ts'
import type { RateColumns } from './columns/rate-columns.ts'
import { rowFiguresOf } from './columns/row-figures.ts'
import { searchReaders } from './search-readers.ts'
import type { BitSet } from './sets/bit-set.ts'
import { dealValues } from './values/deal-values.ts'

/** A derivative in a list, with its cheapest matching offer and that offer's value score. */
export type Deal = { derivative: DerivativeSummary; offer: Offer; score: number | null }

/** One page of a list with one row a car model. */
type DealsByCarModel = {
  deals: (Deal & { group: CarModelGroup })[]
  total: number
  dealCount: number
}

export type { QuotedManufacturer, RateColumns }

/** Queries over rates and catalogue, all of one rates version. */
export type DealSearch = {
  ratesVersion: number
  /** Version of the catalogue. */
  catalogueVersion: number
  /** Whether every price in force was made for a demonstration, and none read from a provider's file. Rule W-97. */
  isDemonstration: boolean
  /** One page of the matching derivatives, from 1; empty past the end, always with the total. */
  list(query: DealQuery, page: number, rows: number): { deals: Deal[]; total: number }
  /** The same list with one row a car model; `total` counts models, `dealCount` derivatives. */
  listByCarModel(query: DealQuery, page: number, rows: number): DealsByCarModel
  /** The choices of every filter, with counts; those of seats, equipment, boot and providers when wanted. */
  facets(query: DealQuery, wanted?: { hasMore?: boolean }): FilterOptions
  /**
   * The offers of a derivative, lease and PCP, by profile and provider; empty without any.
   * `isWanted` limits them to some profiles, with far less work than filtering the result.
   */
  offersOf(capId: string, isWanted?: (profile: Offer['profile']) => boolean): Offer[]
  /**
   * The offers of a derivative in packed columns, without creating objects; null for an unknown
   * derivative.
   */
  offerColumns(capId: string): OfferColumns | null
  /** The offer with this id; null when it is not quoted now. */
  offer(offerId: string): Offer | null
  /** The value score of an offer quoted now; null for a PCP and for one that is not quoted. */
  valueOf(offerId: string): DealValue | null
  /** A derivative, with or without prices; null when there is none. */
  derivative(capId: string): Derivative | null
  /** Since when a derivative is in no catalogue any more; null for all others. Rule C-196. */
  withdrawnAt(capId: string): Date | null
  /** Whether a derivative has any offer. */
  isQuoted(capId: string): boolean
  /** Makes that have prices, by name. */
  manufacturers(): QuotedManufacturer[]
  /** A make by slug or id, with or without prices. */
  manufacturer(slugOrId: string): Named | null
  /** A range of a make by slug or id, or by `make.range` alone. */
  range(slugOrId: string, manufacturer?: string): Range | null
  /** The car models of a range, by name. */
  carModels(rangeId: number): CarModel[]
  /** A car model by id, by `make.range.model`, or by slug within a range. */
  carModel(slugOrId: string, range?: Range): CarModel | null
  /** All providers by name, with what they quote; `hasRates` tells which have an active book. */
  providers(): (Provider & Quoted & { hasRates: boolean })[]
  /** Every offer, for figures over all of them; providers are numbered as `providers` lists them. */
  columns: RateColumns
  catalogue: Catalogue
}

/** Creates the search from built rates. Cheap: everything slow is built already. */
export function createDealSearch(loaded: LoadedRates, built: BuiltRates): DealSearch {
  const { columns } = built
  const { ratesVersion, catalogueVersion, catalogue, providers, books, raw } = loaded
  const derivatives = catalogue.derivatives.map(({ derivative }) => derivative)
  const positions = new Map(derivatives.map(({ capId }, position) => [capId, position]))
  const sources = offerSources(loaded, columns)
  const values = dealValues(sources, derivatives)
  const rowFigures = rowFiguresOf(sources, derivatives, values)
  const ranksByName = new Map(
    providers.flatMap(({ id, slug }, rank) => [
      [String(id), rank],
      [slug, rank],
    ]),
  )
  const { forLists, forFacets, scratch } = searchReaders(built, {
    size: derivatives.length,
    rowFigures,
    providersNamed: (names) => names.flatMap((name) => ranksByName.get(name) ?? []),
  })
  const models = carModelTable(derivatives)
  const cars = carBitsOf(catalogue)
  const carsOf = (query: DealQuery) => {
    // New query: the sets of the one before are reused.
    scratch.clear()
    return carFilters(cars, catalogue, query, scratch)
  }
  /** What a higher maximum brings: the total counts, and one deal is enough of a page. Rule F-120. */
  const broughtByMore = (query: DealQuery, wanted: BitSet, total: number) => {
    const budgetTo = raisedBudget(query.budgetTo)
    if (budgetTo === null) return {}
    const place = { cars: wanted, from: 0, to: 1 }
    const more = bestOffers(forLists, { ...query, budgetTo }, place).total - total
    return more > 0 ? { raisedBudget: { budgetTo, more } } : {}
  }
  const dealOf = ({ derivative, offer }: BestOffer): Deal => ({
    derivative: derivatives[derivative]!,
    offer: offerAt(sources, offer, derivative),
    score: wholeScore(values.scoreAt(derivative, offer)),
  })
  const ranks = new Map(providers.map(({ id }, rank) => [id, rank]))
  /** What an offer's id names, as positions; null for what is not quoted now. */
  const placeOf = (id: string): BestOffer | null => {
    const identity = parseOfferId(id)
    if (!identity) return null
    const derivative = positions.get(identity.capId)
    const provider = ranks.get(identity.providerId)
    if (derivative === undefined || provider === undefined) return null
    const offer = positionOf(columns, derivative, provider, identity.profile)
    return offer === null ? null : { derivative, offer }
  }
  const quoted = quotedManufacturers(catalogue, derivatives, columns.isQuoted)
  const quotingProviderIds = new Set(books.map(({ providerId }) => providerId))

  return {
    ratesVersion,
    catalogueVersion,
    isDemonstration: books.every(({ origin }) => origin === 'generated'),
    catalogue,
    list(query, page, rows) {
      const resolved = resolveQuery(query)
      const { wanted } = carsOf(resolved)
      const found = bestOffers(forLists, resolved, {
        cars: wanted,
        from: (page - 1) * rows,
        to: page * rows,
      })
      return { total: found.total, deals: found.shown.map(dealOf) }
    },
    listByCarModel(query, page, rows) {
      const resolved = resolveQuery(query)
      const place = { cars: carsOf(resolved).wanted, from: (page - 1) * rows, to: page * rows }
      const { shown, total, dealCount } = bestOfModels(forLists, resolved, models, place)
      return {
        total,
        dealCount,
        deals: shown.map((row) => ({ ...dealOf(row), group: row.group })),
      }
    },
    facets(query, { hasMore = false } = {}) {
      const resolved = resolveQuery(query)
      const filters = carsOf(resolved)
      const found = facets(forFacets, resolved, {
        catalogue,
        cars,
        filters,
        providers,
        hasMore,
      })
      const options = {
        ...found,
        financeTypes: withContracts(built.index.space, query, found.financeTypes),
        ...broughtByMore(resolved, filters.wanted, found.total),
      }
      // Whether the term was chosen; `resolved` may add one for comparison only.
      return resolved === query
        ? options
        : {
            ...options,
            terms: options.terms.filter(({ count }) => count > 0),
            annualMileages: options.annualMileages.filter(({ count }) => count > 0),
            depositValues: options.depositValues.filter(({ count }) => count > 0),
          }
    },
    offersOf(capId, isWanted = () => true) {
      const derivative = positions.get(capId)
      if (derivative === undefined) return []
      return positionsOf(columns, derivative, isWanted).map((at) => offerAt(sources, at))
    },
    offerColumns(capId) {
      const derivative = positions.get(capId)
      return derivative === undefined ? null : offerColumnsOf(sources, derivative)
    },
    offer(id) {
      const place = placeOf(id)
      return place && offerAt(sources, place.offer)
    },
    valueOf(id) {
      const place = placeOf(id)
      return place && values.valueAt(place.derivative, place.offer)
    },
    derivative(capId) {
      const position = positions.get(capId)
      return position === undefined ? null : derivatives[position]!
    },
    withdrawnAt(capId) {
      const position = positions.get(capId)
      return position === undefined ? null : catalogue.derivatives[position]!.withdrawnAt
    },
    isQuoted(capId) {
      const position = positions.get(capId)
      return position !== undefined && columns.isQuoted[position] === 1
    },
    manufacturers: () => quoted,
    manufacturer: (slugOrId) => manufacturersNamed(catalogue, slugOrId)[0] ?? null,
    range(slugOrId, manufacturer) {
      const makes = manufacturer === undefined ? [] : manufacturersNamed(catalogue, manufacturer)
      const ranges = rangesNamed(catalogue, slugOrId, makes)
      const own = ranges.filter(({ manufacturerId }) =>
        makes.some(({ id }) => id === manufacturerId),
      )
      return (manufacturer === undefined ? ranges : own)[0] ?? null
    },
    carModels: (rangeId) => catalogue.carModels.filter((model) => model.rangeId === rangeId),
    carModel(slugOrId, range) {
      const models = carModelsNamed(catalogue, slugOrId, range ? [range] : [])
      return models.find((model) => !range || model.rangeId === range.id) ?? null
    },
    columns,
    providers: () =>
      providers.map((provider) => ({
        ...provider,
        ...quotedBy(provider.id, books, raw.pcpOffers),
        hasRates: quotingProviderIds.has(provider.id),
      })),
  }
}
