import { numberOptions, tableOptions } from '#core/filters/options/build-options.ts'
import type { DealQuery } from '#core/filters/query/deal-query.ts'
import type { FilterOptions } from '#core/filters/options/filter-options.ts'
import {
  bootLabel,
  depositLabel,
  doorsLabel,
  seatsLabel,
  flagOptions,
  rentalRangeLabel,
  stockOptions,
  termLabel,
} from '#core/filters/options/option-labels.ts'
import { financeTypes, financeTypeTable } from '#core/offer/finance-type.ts'
import { budgetRanges } from '#core/pricing/budget-range.ts'
import { mileageLabel } from '#core/pricing/money/currency.ts'
import { rentalRanges } from '#core/pricing/lease/rental-range.ts'
import { bodyTypeLabels, bodyTypes } from '#core/vehicle/body-type.ts'
import { featureFlagLabels, featureFlags } from '#core/vehicle/feature-flag.ts'
import { fuelTypeLabels, fuelTypes } from '#core/vehicle/fuel-type.ts'
import { pureElectricRanges } from '#core/vehicle/pure-electric-range.ts'
import { transmissionLabels, transmissions } from '#core/vehicle/transmission.ts'
import type { Catalogue } from '#leasing-api/queries/catalogue/read-catalogue.ts'
import type { Provider } from '#leasing-api/queries/providers/providers.ts'
import { countCommonIn, keepCommon, wordsInUse, type BitSet } from '../sets/bit-set.ts'
import type { CarFilters } from '../filters/car-filters.ts'
import { carsAllowed, type BitsByValue, type CarBits, type CarFilter } from '../filters/car-bits.ts'
import { manufacturersNamed } from '../filters/chosen-cars.ts'
import { offerSets, type FacetReader } from './offer-sets.ts'
import { rangeFacet } from './range-facet.ts'

type FacetedCars = {
  catalogue: Catalogue
  cars: CarBits
  filters: CarFilters
  /** By position. */
  providers: readonly Pick<Provider, 'slug' | 'name'>[]
  /** Whether seats, equipment, boot and providers are wanted; their lists are empty otherwise. Rule F-127. */
  hasMore: boolean
}

const noMoreOptions = { seats: [], features: [], boots: [], brands: [] }

/**
 * Facets: the options of every filter with the number of derivatives each would leave beside the
 * other filters. An option without any is listed only while it is chosen.
 */
export function facets(
  reader: FacetReader,
  query: DealQuery,
  { catalogue, cars, filters, providers, hasMore }: FacetedCars,
): FilterOptions {
  const { allowed, chosen } = filters
  const offers = offerSets(reader, query)
  const { scratch } = reader
  const withOffersBeyond = (except: readonly CarFilter[]): Counted => {
    const found = scratch.take()
    found.set(carsAllowed(cars, allowed, scratch, except))
    keepCommon(found, offers.quoted)
    return counted(found)
  }
  const wanted = counted(filters.wanted)
  const found = withOffersBeyond([])

  /** Derivatives with a matching offer that pass every filter but those left out. */
  const withOffers = (...except: CarFilter[]): Counted =>
    except.some((filter) => allowed[filter] !== null) ? withOffersBeyond(except) : found
  const count = <Value>(sets: BitsByValue<Value>, ...except: CarFilter[]) =>
    countsIn(sets, withOffers(...except))
  // A car model belongs to one range, so choosing another range or make drops it.
  const ofMakes = withOffers('manufacturers', 'ranges', 'carModels')
  const makes = new Map<string, number>()
  for (const { id, slug } of catalogue.manufacturers) {
    // Cars of a make are adjacent in the catalogue, so its set has few words in use.
    const own = cars.manufacturers.get(id)
    const words = cars.manufacturerWords.get(id)
    if (own && words) makes.set(slug, countCommonIn(own, ofMakes.bits, words))
  }
  const ofRanges = withOffers('ranges', 'carModels')
  const total = countCommonIn(found.bits, found.bits, found.words)
  const moreOptions = () => {
    const { seats, features, bootFrom } = query
    const boots = count(cars.boots, 'boots')
    if (bootFrom !== null) boots.set(bootFrom, total)
    return {
      seats: numberOptions(count(cars.seats, 'seats'), seats, seatsLabel),
      // A car has all that is chosen, so another choice counts among what is found already.
      features: tableOptions(featureOptions, countsIn(cars.features, found), features),
      boots: numberOptions(boots, bootFrom === null ? [] : [bootFrom], bootLabel),
      brands: tableOptions(
        providers.map(({ slug, name }) => ({ value: slug, label: name })),
        new Map(
          Array.from(countsIn(offers.providers(), wanted), ([provider, own]) => [
            providers[provider]!.slug,
            own,
          ]),
        ),
        reader.providersNamed(query.providers).map((provider) => providers[provider]!.slug),
      ),
    }
  }

  return {
    financeTypes: tableOptions(
      financeTypes.map((value) => ({ value, label: financeTypeTable[value].label })),
      countsIn(offers.financeTypes, wanted),
      [query.financeType],
    ),
    manufacturers: tableOptions(
      catalogue.manufacturers.map(({ slug, name }) => ({ value: slug, label: name })),
      makes,
      query.manufacturers.flatMap((text) =>
        manufacturersNamed(catalogue, text).map(({ slug }) => slug),
      ),
    ),
    ranges: rangeFacet(catalogue, chosen, (id) => {
      const own = cars.ranges.get(id)
      return own ? countCommonIn(own, ofRanges.bits, ofRanges.words) : 0
    }),
    bodyTypes: tableOptions(
      bodyTypes.map((value) => ({ value, label: bodyTypeLabels[value].one })),
      count(cars.bodyTypes, 'bodyTypes'),
      query.bodyTypes,
    ),
    fuelTypes: tableOptions(
      fuelTypes.map((value) => ({ value, label: fuelTypeLabels[value] })),
      count(cars.fuelTypes, 'fuelTypes'),
      query.fuelTypes,
    ),
    transmissions: tableOptions(
      transmissions.map((value) => ({ value, label: transmissionLabels[value] })),
      count(cars.transmissions, 'transmissions'),
      query.transmissions,
    ),
    pureElectricRanges: tableOptions(
      pureElectricRanges,
      count(cars.pureElectricRanges, 'pureElectricRanges'),
      query.pureElectricRanges,
    ),
    doors: numberOptions(count(cars.doors, 'doors'), query.doors, doorsLabel),
    ...(hasMore ? moreOptions() : noMoreOptions),
    terms: numberOptions(countsIn(offers.terms, wanted), query.terms, termLabel),
    annualMileages: numberOptions(
      countsIn(offers.annualMileages, wanted),
      query.annualMileages,
      mileageLabel,
    ),
    depositValues: numberOptions(
      countsIn(offers.depositValues, wanted),
      query.depositValues,
      (value) => depositLabel(value, query.financeType),
    ),
    budgets: tableOptions(budgetRanges, countsIn(offers.budgets, wanted), query.budgetRanges),
    rentalRanges: tableOptions(
      rentalRanges.map((value) => ({ value, label: rentalRangeLabel(value) })),
      countsIn(offers.rentalRanges, wanted),
      [query.rentalRange],
    ),
    stocks: tableOptions(stockOptions, countsIn(offers.stocks, wanted), [
      query.isInStockOnly ? '1' : '0',
    ]),
    specialOffers: tableOptions(
      flagOptions.specialOffers,
      countsIn(offers.specialOffers, wanted),
      query.isSpecialOfferOnly ? ['1'] : [],
    ),
    maintained: tableOptions(
      flagOptions.maintained,
      countsIn(offers.maintained, wanted),
      query.isMaintained ? ['1'] : [],
    ),
    total,
  }
}

const featureOptions = featureFlags.map((value) => ({ value, label: featureFlagLabels[value] }))

/** A set intersected with many others, with its non-empty words. */
type Counted = { bits: BitSet; words: readonly number[] }

function counted(bits: BitSet): Counted {
  return { bits, words: wordsInUse(bits) }
}

/** Counts the derivatives that each set has in common with a set. */
function countsIn<Value>(
  sets: BitsByValue<Value>,
  { bits: among, words }: Counted,
): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (const [value, bits] of sets) counts.set(value, countCommonIn(bits, among, words))
  return counts
}
