import fc from 'fast-check'
import { openQuery, type DealQuery } from '#core/filters/query/deal-query.ts'
import { sortOptions } from '#core/filters/query/sort.ts'
import { financeTypes } from '#core/offer/finance-type.ts'
import { budgetRanges } from '#core/pricing/budget-range.ts'
import { rentalRanges } from '#core/pricing/lease/rental-range.ts'
import { bodyTypes } from '#core/vehicle/body-type.ts'
import { fuelTypes } from '#core/vehicle/fuel-type.ts'
import { pureElectricRanges } from '#core/vehicle/pure-electric-range.ts'
import { transmissions } from '#core/vehicle/transmission.ts'
import type { Catalogue } from '#leasing-api/queries/catalogue/read-catalogue.ts'

/** A few of these, and mostly none: queries with every filter set would find nothing. */
const few = <Value>(values: readonly Value[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant<Value[]>([]) },
    {
      weight: 1,
      arbitrary: fc.subarray([...values], { minLength: 1, maxLength: Math.min(3, values.length) }),
    },
  )
const rarely = fc.oneof(
  { weight: 8, arbitrary: fc.constant(false) },
  { weight: 1, arbitrary: fc.constant(true) },
)
const pounds = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.integer({ min: 120, max: 900 }) },
)
const valuesOf = <Value>(rows: readonly { value: Value }[]) => rows.map(({ value }) => value)

/** Any query a visitor might ask of this catalogue, unknown names and ids among them. */
export function anyDealQuery(catalogue: Catalogue): fc.Arbitrary<DealQuery> {
  const makes = catalogue.manufacturers.flatMap(({ id, slug }) => [slug, String(id)])
  const slugs = new Map(catalogue.manufacturers.map(({ id, slug }) => [id, slug]))
  const ranges = catalogue.ranges.flatMap(({ id, slug, manufacturerId }) => [
    `${slugs.get(manufacturerId)}.${slug}`,
    String(id),
  ])
  return fc.record<DealQuery>({
    financeType: fc.constantFrom(...financeTypes),
    terms: few([18, 24, 36, 48, 60]),
    annualMileages: few([5000, 6000, 8000, 10000, 11000]),
    depositValues: fc.oneof(few([1, 6, 9, 12]), few([1000, 2000, 3000, 5000])),
    manufacturers: few([...makes, 'unknown-make']),
    ranges: few([...ranges, 'ford.unknown-range']),
    carModels: fc.oneof(
      { weight: 6, arbitrary: fc.constant<never[]>([]) },
      { weight: 1, arbitrary: few(catalogue.carModels.map(({ id }) => String(id))) },
    ),
    bodyTypes: few(bodyTypes),
    fuelTypes: few(fuelTypes),
    transmissions: few(transmissions),
    doors: few([2, 3, 4, 5]),
    seats: few([2, 4, 5, 7]),
    features: few(['satNav', 'heatedSeats', 'androidAuto', 'poweredTailgate']),
    bootFrom: fc.oneof(
      { weight: 6, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.integer({ min: 100, max: 1200 }) },
    ),
    pureElectricRanges: fc.oneof(
      { weight: 4, arbitrary: fc.constant<never[]>([]) },
      { weight: 1, arbitrary: few(valuesOf(pureElectricRanges)) },
    ),
    budgetRanges: few(valuesOf(budgetRanges)),
    budgetFrom: pounds,
    budgetTo: pounds,
    rentalRange: fc.constantFrom('0', '0', '0', ...rentalRanges),
    // Those of the small world, one of them by its number, and one that there is not.
    providers: few(['brightmile', '6', 'westbury-drive', 'unknown-provider']),
    isInStockOnly: rarely,
    isSpecialOfferOnly: rarely,
    isMaintained: rarely,
    sort: fc.constantFrom(...valuesOf(sortOptions)),
  })
}

/** What a list opens with. */
export const commonQuery: DealQuery = {
  ...openQuery,
  terms: [36],
  annualMileages: [8000],
  depositValues: [6],
}
