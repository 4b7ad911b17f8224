import { z } from 'zod'
import { featureFlags } from '#core/vehicle/feature-flag.ts'
import { wireDeal, wireNamed } from './wire-derivative.ts'

const monthlyFrom = z
  .number()
  .nullable()
  .describe(
    'Pounds: the cheapest monthly price on the common profile of the finance type asked for, else of personal leases, VAT included; null without prices.',
  )

export const wireRange = wireNamed.extend({ kind: z.enum(['car', 'van']) })

/** A make with its ranges. */
export const wireManufacturer = wireNamed.extend({
  logo: z.string(),
  derivatives: z.int().describe('Derivatives with at least one price.'),
  ranges: z.array(wireRange),
})

/** A make in a menu. */
export const wireNavigationItem = wireNamed.extend({ logo: z.string() })

/** A make with a page of its own. */
export const wireManufacturerPage = wireNavigationItem.extend({ derivatives: z.int(), monthlyFrom })

/** A range with a page of its own. */
export const wireRangePage = wireRange.extend({ derivatives: z.int(), monthlyFrom })

/** A trim of a range: what it has, and what the one below it has not. */
export const wireTrim = z.object({
  name: z.string(),
  derivatives: z.int(),
  features: z.array(z.enum(featureFlags)),
  added: z.array(z.enum(featureFlags)),
  about: z.string().describe('What it adds to the one below, and what that costs a month.'),
  deal: wireDeal.nullable(),
})

/** A leasing provider, which the field calls a brand. */
export const wireBrand = wireNamed.extend({
  logo: z.string(),
  phone: z.string(),
  openingHours: z
    .array(z.object({ from: z.string(), to: z.string() }).nullable())
    .describe('Monday first, London time; null on days when it is closed.'),
  shortInfo: z.string(),
  firmReferenceNumber: z.string(),
  commissionStatement: z.string(),
  creditCheckKind: z.enum(['soft', 'full']),
  deliveryArea: z.string(),
  hasRates: z.boolean(),
  derivatives: z
    .int()
    .describe('Derivatives it leases today; of a provider of PCP alone, those it offers on PCP.'),
  checkedAt: z
    .string()
    .nullable()
    .describe('When these prices were read from the provider; null without prices.'),
})
