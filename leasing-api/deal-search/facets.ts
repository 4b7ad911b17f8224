import type { DealQuery } from '#core/filters/deal-query.ts'
import { numberOptions, tableOptions } from '#core/filters/build-options.ts'
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
import { rentalRangeCeilingPence, rentalRanges } from '#core/pricing/rental-range.ts'
import { bodyTypeLabels, bodyTypes } from '#core/vehicle/body-type.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import { fuelTypeLabels, fuelTypes } from '#core/vehicle/fuel-type.ts'
import { electricBandOf, pureElectricRanges } from '#core/vehicle/pure-electric-range.ts'
import { transmissionLabels, transmissions } from '#core/vehicle/transmission.ts'
import type { Catalogue } from '../queries/catalogue/read-catalogue.ts'
import type { FacetBits } from './facet-bits.ts'
import { derivativeFails } from './fails.ts'
import { markOffers } from './mark-offers.ts'
import { rangeFacet } from './range-facet.ts'
import type { RateColumns } from './rate-columns.ts'

/**
 * The choices of every filter with the number of derivatives each would leave beside the other
 * filters. A choice that would leave nothing is listed only while it is chosen.
 * @param fails bits of `failsOfDerivatives` for the same query
 */
export function facets(
  query: DealQuery,
  columns: RateColumns,
  bits: FacetBits,
  catalogue: Catalogue,
  derivatives: readonly Derivative[],
  fails: Uint8Array,
): FilterOptions {
  const marks = markOffers(query, columns, bits, fails)
  /** Derivatives that match but for the filters `past`, counted by a value of theirs. */
  const countBy = <Value>(past: number, valueOf: (car: Derivative) => Value) => {
    const counts = new Map<Value, number>()
    for (let car = 0; car < fails.length; car++) {
      if (marks.matching[car] === 0 || (fails[car]! & ~past) !== 0) continue
      const value = valueOf(derivatives[car]!)
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    return counts
  }
  /** Derivatives that match every filter of their own and have this. */
  const count = (isCounted: (car: number) => boolean) => {
    let sum = 0
    for (let car = 0; car < fails.length; car++) if (fails[car] === 0 && isCounted(car)) sum++
    return sum
  }
  const countBit = (bit: number) =>
    count((car) => (marks.has[car * bits.words + (bit >> 5)]! & (1 << (bit & 31))) !== 0)
  const countOf = <Value>(all: ReadonlyMap<Value, number>) =>
    new Map([...all].map(([value, bit]) => [value, countBit(bit)]))
  const budgets = new Map(
    budgetRanges.map(({ value }, band) => [value, countBit(bits.firstBudget + band)]),
  )
  const makes = countBy(
    derivativeFails.manufacturer | derivativeFails.range,
    (car) => car.manufacturer.slug,
  )
  const ranges = countBy(derivativeFails.range, (car) => car.range.id)
  const isChosenMake = ({ id, slug }: { id: number; slug: string }) =>
    query.manufacturers.includes(slug) || query.manufacturers.includes(String(id))
  const rentals = new Map(
    rentalRanges.map((value) => {
      const most = rentalRangeCeilingPence(value) ?? Number.MAX_SAFE_INTEGER
      return [value, count((car) => marks.leastInitialPence[car]! <= most)]
    }),
  )

  return {
    financeTypes: tableOptions(
      financeTypes.map((value) => ({ value, label: financeTypeTable[value].label })),
      countOf(bits.financeTypes),
      [query.financeType],
    ),
    manufacturers: tableOptions(
      catalogue.manufacturers.map(({ slug, name }) => ({ value: slug, label: name })),
      makes,
      catalogue.manufacturers.filter(isChosenMake).map(({ slug }) => slug),
    ),
    ranges: rangeFacet(query, catalogue, ranges),
    bodyTypes: tableOptions(
      bodyTypes.map((value) => ({ value, label: bodyTypeLabels[value].one })),
      countBy(derivativeFails.bodyType, (car) => car.bodyType),
      query.bodyTypes,
    ),
    fuelTypes: tableOptions(
      fuelTypes.map((value) => ({ value, label: fuelTypeLabels[value] })),
      countBy(derivativeFails.fuelType, (car) => car.fuelType),
      query.fuelTypes,
    ),
    transmissions: tableOptions(
      transmissions.map((value) => ({ value, label: transmissionLabels[value] })),
      countBy(derivativeFails.transmission, (car) => car.transmission),
      query.transmissions,
    ),
    pureElectricRanges: tableOptions(
      pureElectricRanges,
      countBy(derivativeFails.pureElectricRange, electricBandOf),
      query.pureElectricRanges,
    ),
    doors: numberOptions(
      countBy(derivativeFails.doors, (car) => car.doors),
      query.doors,
      doorsLabel,
    ),
    terms: numberOptions(countOf(bits.terms), query.terms, termLabel),
    annualMileages: numberOptions(countOf(bits.annualMileages), query.annualMileages, mileageLabel),
    depositValues: numberOptions(countOf(bits.depositValues), query.depositValues, (value) =>
      depositLabel(value, query.financeType),
    ),
    budgets: tableOptions(budgetRanges, budgets, query.budgetRanges),
    rentalRanges: tableOptions(
      rentalRanges.map((value) => ({ value, label: rentalRangeLabel(value) })),
      rentals,
      [query.rentalRange],
    ),
    stocks: tableOptions(
      stockOptions,
      new Map([
        ['1', countBit(bits.inStock)],
        ['0', countBit(bits.anyStock)],
      ]),
      [query.isInStockOnly ? '1' : '0'],
    ),
    total: count((car) => marks.matching[car] === 1),
  }
}
