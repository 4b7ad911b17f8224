import type { DealQuery } from '#core/filters/deal-query.ts'
import type { FilterOptions } from '#core/filters/filter-options.ts'
import { parseOfferId } from '#core/offer/offer-id.ts'
import type { Offer } from '#core/offer/offer.ts'
import type { Derivative, DerivativeSummary, Named } from '#core/vehicle/derivative.ts'
import type { Catalogue, CarModel, Range } from '../queries/catalogue/read-catalogue.ts'
import type { Provider } from '../queries/providers/providers.ts'
import { askedQuery } from '#core/filters/asked-query.ts'
import { bestOffers } from './best-offers.ts'
import { carModelsNamed, chosenCars, manufacturersNamed, rangesNamed } from './chosen-cars.ts'
import { compareProfiles } from './compare-profiles.ts'
import { failsOfDerivatives } from './derivative-fails.ts'
import { facetBits } from './facet-bits.ts'
import { facets } from './facets.ts'
import type { LoadedRates } from './load-rates.ts'
import { offerAt, runAt, type OfferSources } from './offer-at.ts'
import type { RateColumns } from './rate-columns.ts'

/** A derivative in a list, with its cheapest matching offer. */
export type Deal = { derivative: DerivativeSummary; offer: Offer }

/** A make that has prices, with its ranges that have. */
export type QuotedManufacturer = Named & { derivatives: number; ranges: Range[] }

/** Everything a request asks of rates and catalogue, all of it of one rates version. */
export type DealSearch = {
  ratesVersion: number
  /** One page of the matching derivatives, from 1; empty past the end, always with the total. */
  list(query: DealQuery, page: number, rows: number): { deals: Deal[]; total: number }
  /** The choices of every filter, with counts. */
  facets(query: DealQuery): FilterOptions
  /** Every offer of a derivative, lease and PCP, by profile and provider; empty when there is none. */
  offersOf(capId: string): Offer[]
  /** The offer with this id; null when nobody quotes it now. */
  offer(offerId: string): Offer | null
  /** A derivative, with or without prices; null when there is none. */
  derivative(capId: string): Derivative | null
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
  /** All providers by name; `hasRates` tells which of them have an active book. */
  providers(): (Provider & { hasRates: boolean })[]
  catalogue: Catalogue
}

/** Puts the search together. Costs little: what takes time is in the columns already. */
export function createDealSearch(loaded: LoadedRates, columns: RateColumns): DealSearch {
  const { ratesVersion, catalogue, providers, books, raw } = loaded
  const derivatives = catalogue.derivatives.map(({ derivative }) => derivative)
  const positions = new Map(derivatives.map(({ capId }, position) => [capId, position]))
  const sources: OfferSources = {
    columns,
    providers,
    booksById: new Map(books.map((book) => [book.id, book])),
    pcpOffers: raw.pcpOffers,
    capIds: derivatives.map(({ capId }) => capId),
  }
  const bits = facetBits(columns)
  const failsFor = (query: DealQuery) =>
    failsOfDerivatives(query, chosenCars(catalogue, query), derivatives)
  const positionsOf = (capId: string): Uint32Array => {
    const position = positions.get(capId)
    return position === undefined
      ? new Uint32Array()
      : columns.ofDerivative.subarray(columns.firstOf[position], columns.firstOf[position + 1])
  }
  const quoted = quotedManufacturers(catalogue, derivatives, columns)
  const quotingProviderIds = new Set(books.map(({ providerId }) => providerId))

  return {
    ratesVersion,
    catalogue,
    list(query, page, rows) {
      const asked = askedQuery(query)
      const found = bestOffers(asked, columns, failsFor(asked))
      const shown = found.derivatives.subarray((page - 1) * rows, page * rows)
      return {
        total: found.derivatives.length,
        deals: Array.from(shown, (position) => ({
          derivative: derivatives[position]!,
          offer: offerAt(sources, found.offerOf[position]!),
        })),
      }
    },
    facets(query) {
      const asked = askedQuery(query)
      const options = facets(asked, columns, bits, catalogue, derivatives, failsFor(asked))
      // A term that was only taken for the comparison was not chosen by anybody.
      return asked === query
        ? options
        : {
            ...options,
            terms: options.terms.filter(({ count }) => count > 0),
            annualMileages: options.annualMileages.filter(({ count }) => count > 0),
            depositValues: options.depositValues.filter(({ count }) => count > 0),
          }
    },
    offersOf: (capId) => Array.from(positionsOf(capId), (at) => offerAt(sources, at)),
    offer(id) {
      const identity = parseOfferId(id)
      if (!identity) return null
      const at = positionsOf(identity.capId).find(
        (position) =>
          providers[columns.provider[position]!]!.id === identity.providerId &&
          compareProfiles(columns.runs[runAt(columns, position)]!.profile, identity.profile) === 0,
      )
      return at === undefined ? null : offerAt(sources, at)
    },
    derivative(capId) {
      const position = positions.get(capId)
      return position === undefined ? null : derivatives[position]!
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
    providers: () =>
      providers.map((provider) => ({ ...provider, hasRates: quotingProviderIds.has(provider.id) })),
  }
}

function quotedManufacturers(
  catalogue: Catalogue,
  derivatives: readonly Derivative[],
  { firstOf }: RateColumns,
): QuotedManufacturer[] {
  const quoted = derivatives.filter((_, position) => firstOf[position] !== firstOf[position + 1])
  const rangeIds = new Set(quoted.map((car) => car.range.id))
  return catalogue.manufacturers
    .map((make) => ({
      ...make,
      derivatives: quoted.filter((car) => car.manufacturer.id === make.id).length,
      ranges: catalogue.ranges.filter(
        ({ id, manufacturerId }) => manufacturerId === make.id && rangeIds.has(id),
      ),
    }))
    .filter((make) => make.derivatives > 0)
}
