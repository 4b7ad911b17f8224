import { financeTypes } from '../offer/finance-type.ts'
import { budgetRanges } from '../pricing/budget-range.ts'
import { rentalRanges } from '../pricing/lease/rental-range.ts'
import { bodyTypes } from '../vehicle/body-type.ts'
import { featureFlags } from '../vehicle/feature-flag.ts'
import { fuelTypes } from '../vehicle/fuel-type.ts'
import { pureElectricRanges } from '../vehicle/pure-electric-range.ts'
import { transmissions } from '../vehicle/transmission.ts'
import { deliveries } from './change/delivery.ts'
import type { FilterValues } from './filter-values.ts'
import { sortOptions } from './query/sort.ts'

/** How one filter is written in an address. `read` returns null for an invalid value. Rule F-80. */
export type FilterField = {
  name: Exclude<keyof FilterValues, 'type'>
  shape: 'many' | 'one' | 'flag'
  read: (text: string) => string | number | null
  /** Sort key of a value within a list. */
  rank: (value: string | number) => string | number
}

const oneOf = (values: readonly string[]): Pick<FilterField, 'read' | 'rank'> => ({
  read: (text) => (values.includes(text) ? text : null),
  rank: (value) => values.indexOf(String(value)),
})

const written = (shape: RegExp): Pick<FilterField, 'read' | 'rank'> => ({
  read: (text) => (shape.test(text) ? text : null),
  rank: (value) => value,
})

/** Of a make or a provider. */
const slug = written(/^[a-z0-9][a-z0-9-]{0,60}$/)

/** As `rangeValue` writes them. */
const makeAndRangeSlug = written(/^[a-z0-9][a-z0-9-]{0,60}\.[a-z0-9][a-z0-9-]{0,60}$/)

/** Reads a whole number within its bounds, in digits. */
export const wholeNumber = (least: number, most: number): Pick<FilterField, 'read' | 'rank'> => ({
  read: (text) =>
    /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null,
  rank: (value) => value,
})

const valuesOf = (rows: readonly { value: string }[]) => rows.map((row) => row.value)

/** Every filter, in the order in which addresses are written. Rule F-69. */
export const filterFields: readonly FilterField[] = [
  { name: 'financeType', shape: 'one', ...oneOf(financeTypes) },
  { name: 'manufacturers', shape: 'many', ...slug },
  { name: 'ranges', shape: 'many', ...makeAndRangeSlug },
  { name: 'bodyTypes', shape: 'many', ...oneOf(bodyTypes) },
  { name: 'fuelTypes', shape: 'many', ...oneOf(fuelTypes) },
  { name: 'transmissions', shape: 'many', ...oneOf(transmissions) },
  { name: 'pureElectricRanges', shape: 'many', ...oneOf(valuesOf(pureElectricRanges)) },
  { name: 'doors', shape: 'many', ...wholeNumber(2, 9) },
  { name: 'seats', shape: 'many', ...wholeNumber(1, 9) },
  { name: 'features', shape: 'many', ...oneOf(featureFlags) },
  { name: 'bootFrom', shape: 'one', ...wholeNumber(1, 20_000) },
  { name: 'terms', shape: 'many', ...wholeNumber(1, 120) },
  { name: 'annualMileages', shape: 'many', ...wholeNumber(1, 200_000) },
  { name: 'depositValues', shape: 'many', ...wholeNumber(0, 200_000) },
  { name: 'budgetRanges', shape: 'many', ...oneOf(valuesOf(budgetRanges)) },
  { name: 'budgetFrom', shape: 'one', ...wholeNumber(0, 100_000) },
  { name: 'budgetTo', shape: 'one', ...wholeNumber(0, 100_000) },
  { name: 'rentalRange', shape: 'one', ...oneOf(rentalRanges) },
  { name: 'providers', shape: 'many', ...slug },
  { name: 'delivery', shape: 'one', ...oneOf(valuesOf(deliveries)) },
  { name: 'stock', shape: 'flag', ...oneOf(['1']) },
  { name: 'specialOffers', shape: 'flag', ...oneOf(['1']) },
  { name: 'maintained', shape: 'flag', ...oneOf(['1']) },
  { name: 'vat', shape: 'flag', ...oneOf(['1']) },
  { name: 'sort', shape: 'one', ...oneOf(valuesOf(sortOptions)) },
  { name: 'everyDeal', shape: 'flag', ...oneOf(['1']) },
  { name: 'more', shape: 'flag', ...oneOf(['1']) },
]
