import { numberOptions, tableOptions } from '#core/filters/build-options.ts'
import type { DealQuery } from '#core/filters/deal-query.ts'
import type { FilterOptions } from '#core/filters/filter-options.ts'
import {
  depositLabel,
  doorsLabel,
  rentalRangeLabel,
  stockOptions,
  termLabel,
} from '#core/filters/option-labels.ts'
import { financeTypes, financeTypeTable } from '#core/offer/finance-type.ts'
import { budgetRanges } from '#core/pricing/budget-range.ts'
import { mileageLabel } from '#core/pricing/currency.ts'
import { rentalRanges } from '#core/pricing/rental-range.ts'
import { bodyTypeLabels, bodyTypes } from '#core/vehicle/body-type.ts'
import { fuelTypeLabels, fuelTypes } from '#core/vehicle/fuel-type.ts'
import { pureElectricRanges } from '#core/vehicle/pure-electric-range.ts'
import { transmissionLabels, transmissions } from '#core/vehicle/transmission.ts'
import type { Catalogue } from '../queries/catalogue/read-catalogue.ts'
import { countCommon, keepCommon, type BitSet } from './bit-set.ts'
import {
  allowedCars,
  carsAllowed,
  type BitsByValue,
  type CarBits,
  type CarFilter,
} from './car-bits.ts'
import type { ChosenCars } from './chosen-cars.ts'
import { offerSets } from './offer-sets.ts'
import { rangeFacet } from './range-facet.ts'
import type { IndexReader } from './read-entries.ts'

/**
 * The choices of every filter with the number of derivatives each would leave beside the other
 * filters. A choice that would leave nothing is listed only while it is chosen.
 */
export function facets(
  query: DealQuery,
  reader: IndexReader,
  cars: CarBits,
  catalogue: Catalogue,
  chosen: ChosenCars,
): FilterOptions {
  const allowed = allowedCars(cars, query, chosen)
  const wanted = carsAllowed(cars, allowed)
  const offers = offerSets(reader, query)

  /** Derivatives with a matching offer that every filter allows but for those looked past. */
  const withOffers = (...past: CarFilter[]): BitSet => {
    const bits = past.some((filter) => allowed.has(filter))
      ? carsAllowed(cars, allowed, past)
      : wanted.slice()
    keepCommon(bits, offers.quoted)
    return bits
  }
  const count = <Value>(sets: BitsByValue<Value>, ...past: CarFilter[]) =>
    countsIn(sets, withOffers(...past))
  // A car model is of one range: choosing another range, or make, leaves it behind.
  const makeCounts = count(cars.manufacturers, 'manufacturers', 'ranges', 'carModels')
  const makes = new Map(catalogue.manufacturers.map(({ id, slug }) => [slug, makeCounts.get(id)!]))
  const ofRanges = withOffers('ranges', 'carModels')
  const isChosenMake = ({ id, slug }: { id: number; slug: string }) =>
    query.manufacturers.includes(slug) || query.manufacturers.includes(String(id))

  return {
    financeTypes: tableOptions(
      financeTypes.map((value) => ({ value, label: financeTypeTable[value].label })),
      countsIn(offers.financeTypes, wanted),
      [query.financeType],
    ),
    manufacturers: tableOptions(
      catalogue.manufacturers.map(({ slug, name }) => ({ value: slug, label: name })),
      makes,
      catalogue.manufacturers.filter(isChosenMake).map(({ slug }) => slug),
    ),
    ranges: rangeFacet(catalogue, chosen, (id) => {
      const own = cars.ranges.get(id)
      return own ? countCommon(own, ofRanges) : 0
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
    total: countCommon(wanted, offers.quoted),
  }
}

/** How many of some derivatives each set holds. */
function countsIn<Value>(sets: BitsByValue<Value>, among: BitSet): Map<Value, number> {
  return new Map(Array.from(sets, ([value, bits]) => [value, countCommon(bits, among)]))
}
