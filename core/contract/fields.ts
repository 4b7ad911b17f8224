import { z } from 'zod'
import { sortOptions } from '../filters/query/sort.ts'
import { financeTypes } from '../offer/finance-type.ts'
import { parseOfferId } from '../offer/offer-id.ts'
import { budgetRanges } from '../pricing/budget-range.ts'
import { rentalRanges } from '../pricing/lease/rental-range.ts'
import { bodyTypes } from '../vehicle/body-type.ts'
import { featureFlags } from '../vehicle/feature-flag.ts'
import { fuelTypes } from '../vehicle/fuel-type.ts'
import { pureElectricRanges } from '../vehicle/pure-electric-range.ts'
import { transmissions } from '../vehicle/transmission.ts'
import { capIdPattern, offerIdPattern, referencePattern, slugOrIdPattern } from './identifiers.ts'

/** Query and path fields that several calls share. Query values arrive as text. */

export const capId = z.string().regex(capIdPattern, 'A capId is a whole number above 0.')

export const slugOrId = z
  .string()
  .max(80)
  .regex(slugOrIdPattern, 'Use the id or the lower-case slug.')

export const orderRef = z.string().regex(referencePattern, 'An order reference has 22 characters.')

/** What a saved quote is called by. Rule C-80. */
export const quoteRef = z.string().regex(referencePattern, 'A quote has 22 characters.')

const offerIdMessage = 'An offer id looks like 7-1234567-p36-8000-9-fn.'

/** Of a form that can be read to its parts. Rule C-22. */
export const offerIdField = z
  .string()
  .max(60)
  .regex(offerIdPattern, offerIdMessage)
  .refine((text) => parseOfferId(text) !== null, offerIdMessage)

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

export const financeType = oneOf(financeTypes).default('personal')
export const leaseType = oneOf(['personal', 'business']).default('personal')
export const sort = oneOf(valuesOf(sortOptions)).default('minPayment|asc')
export const term = wholeNumber(1, 120)
export const annualMileage = wholeNumber(1, 200_000)
/** Months up front for a lease, pounds for PCP. */
export const depositValue = wholeNumber(0, 200_000)
export const stock = flag

/** One value of what lists take several of. */
export const bodyType = oneOf(bodyTypes)
export const budgetRange = oneOf(valuesOf(budgetRanges))

/** Pages, order and format of a list. Rule C-10. */
export const paging = {
  page: wholeNumber(1, 1_000_000).default(1),
  rows: wholeNumber(1, 100).default(24),
  sort,
  format: z.string().max(40).optional(),
}

/** What one row of a list of derivatives stands for; each for itself when absent. Rule C-65. */
export const groupBy = oneOf(['carModel']).optional()

/** The filter fields of a deal list and of its facets. Rule C-10. */
export const dealFilters = {
  financeType,
  depositValues: listOf(depositValue),
  bodyTypes: listOf(bodyType),
  transmissions: listOf(oneOf(transmissions)),
  fuelTypes: listOf(oneOf(fuelTypes)),
  terms: listOf(term),
  annualMileages: listOf(annualMileage),
  budgetRanges: listOf(budgetRange),
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

/** Further filters, of the calls that lists of the site make. Rules C-10, C-71, F-126, F-140. */
export const furtherFilters = {
  doors: listOf(wholeNumber(2, 9)),
  seats: listOf(wholeNumber(1, 9)),
  /** The car has all of them. */
  features: listOf(oneOf(featureFlags)),
  /** Litres. */
  bootFrom: wholeNumber(1, 20_000).optional(),
  /** Providers, by id or slug. */
  brandIds: listOf(slugOrId),
}
export const carModels = listOf(slugOrId)

/** The filter fields of the special offers and of their facets. */
export const specialOfferFilters = {
  financeType: dealFilters.financeType,
  transmissions: dealFilters.transmissions,
  fuelTypes: dealFilters.fuelTypes,
  budgetRanges: dealFilters.budgetRanges,
  manufacturers: dealFilters.manufacturers,
  ranges: dealFilters.ranges,
  stock,
  terms: dealFilters.terms,
  annualMileages: dealFilters.annualMileages,
  rentalRange: dealFilters.rentalRange,
}

/** The customer form that led here, from a link in an e-mail. */
export const hash = z.string().max(64).optional()

/** A campaign's mark, as an advertisement's address carries it. */
export const tracking = z.string().max(200).optional()

/** The marks a link to an offer carries. */
export const linkMarks = {
  hash,
  utm_campaign: tracking,
  utm_source: tracking,
  utm_medium: tracking,
}

export { flag, listOf, oneOf, wholeNumber }
