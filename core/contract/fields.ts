import { z } from 'zod'
import { sortOptions } from '../filters/sort.ts'
import { financeTypes } from '../offer/finance-type.ts'
import { budgetRanges } from '../pricing/budget-range.ts'
import { rentalRanges } from '../pricing/rental-range.ts'
import { bodyTypes } from '../vehicle/body-type.ts'
import { fuelTypes } from '../vehicle/fuel-type.ts'
import { pureElectricRanges } from '../vehicle/pure-electric-range.ts'
import { transmissions } from '../vehicle/transmission.ts'

/** Query and path fields that several calls share. Query values arrive as text. */

export const capId = z.string().regex(/^[1-9]\d{0,11}$/, 'A capId is a whole number above 0.')

export const slugOrId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9][a-z0-9.-]*$/, 'Use the id or the lower-case slug.')

export const orderRef = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}$/, 'An order reference has 22 characters.')

export const offerIdField = z
  .string()
  .max(60)
  .regex(/^[1-9]\d*-[1-9]\d*-[a-z0-9-]+$/, 'An offer id looks like 7-1234567-p36-8000-9-fn.')

const wholeNumber = (least: number, most: number) =>
  z
    .number({ error: 'Give a whole number.' })
    .int('Give a whole number.')
    .min(least, `Give ${least} or more.`)
    .max(most, `Give ${most} or less.`)

/** A list sent as `name[]=a&name[]=b`; absent means any. At most 100 values. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.array(item).max(100, 'At most 100 values.').default([])

const flag = z
  .enum(['0', '1'], { error: 'Give 1 or 0.' })
  .transform((value) => value === '1')
  .optional()

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `Give one of ${values.join(', ')}.` })

const valuesOf = <const Value extends string>(rows: readonly { value: Value }[]) =>
  rows.map((row) => row.value) as [Value, ...Value[]]

export const financeType = oneOf(financeTypes as ['personal', 'business', 'pcp']).default(
  'personal',
)
export const sort = oneOf(valuesOf(sortOptions)).default('minPayment|asc')
export const term = wholeNumber(1, 120)
export const annualMileage = wholeNumber(1, 200_000)
/** Months up front for a lease, pounds for PCP. */
export const depositValue = wholeNumber(0, 200_000)
export const stock = flag

export const paging = {
  page: wholeNumber(1, 1_000_000).default(1),
  rows: wholeNumber(1, 100).default(24),
  sort,
  format: z.string().max(40).optional(),
}

/** The filter fields of a deal list and of its facets. */
export const dealFilters = {
  financeType,
  depositValues: listOf(depositValue),
  bodyTypes: listOf(oneOf(bodyTypes)),
  transmissions: listOf(oneOf(transmissions)),
  fuelTypes: listOf(oneOf(fuelTypes)),
  terms: listOf(term),
  annualMileages: listOf(annualMileage),
  budgetRanges: listOf(oneOf(valuesOf(budgetRanges))),
  manufacturers: listOf(slugOrId),
  ranges: listOf(slugOrId),
  stock,
  pureElectricRanges: listOf(oneOf(valuesOf(pureElectricRanges))),
  budgetFrom: wholeNumber(0, 100_000).optional(),
  budgetTo: wholeNumber(0, 100_000).optional(),
  rentalRange: oneOf(rentalRanges).default('0'),
  specialOffers: flag,
  /** Prices with a maintenance package; without it when absent. */
  maintained: flag,
}

export const doors = listOf(wholeNumber(2, 9))
export const carModels = listOf(slugOrId)

/** Single and plural names that mean the same. */
export const filterAliases = {
  depositValue: 'depositValues',
  budgetRange: 'budgetRanges',
  manufacturer: 'manufacturers',
  range: 'ranges',
  term: 'terms',
  annualMileage: 'annualMileages',
  transmission: 'transmissions',
  fuelType: 'fuelTypes',
  carModel: 'carModels',
} as const

export { flag, listOf, oneOf, wholeNumber }
