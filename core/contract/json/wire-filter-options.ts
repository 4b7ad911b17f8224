import { z } from 'zod'

const wireOption = z.object({ value: z.string(), label: z.string(), count: z.int() })

const options = z.array(wireOption)

const numbers = z.array(z.int())

/** A finance type, with the contract that choosing it takes where it is another (rule F-141). */
const financeTypeOption = wireOption.extend({
  contract: z
    .object({ terms: numbers, annualMileages: numbers, depositValues: numbers })
    .optional(),
})

/** Choices of every filter with the number of derivatives each would leave. */
export const wireFilterOptions = z.object({
  financeTypes: z.array(financeTypeOption),
  manufacturers: options,
  /** Only of the chosen makes, labelled make plus range. */
  ranges: z.array(z.object({ manufacturerId: z.string(), ranges: options })),
  bodyTypes: options,
  fuelTypes: options,
  transmissions: options,
  pureElectricRanges: options,
  doors: options,
  seats: options,
  features: options,
  boots: options,
  /** Providers, by slug. */
  brands: options,
  terms: options,
  annualMileages: options,
  depositValues: options,
  budgets: options,
  rentalRanges: options,
  stocks: options,
  specialOffers: options,
  maintained: options,
  /** Derivatives that match the whole selection. */
  total: z.int(),
  /**
   * A higher maximum than the chosen `budgetTo`, in pounds a month, and how many more derivatives it
   * brings; only where it brings some. Rule F-120.
   */
  raisedBudget: z.object({ budgetTo: z.int(), more: z.int() }).optional(),
  ratesVersion: z.int(),
})

export type WireFilterOptions = z.infer<typeof wireFilterOptions>
