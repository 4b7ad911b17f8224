import { z } from 'zod'

export const wireOption = z.object({ value: z.string(), label: z.string(), count: z.int() })

const options = z.array(wireOption)

/** Choices of every filter with the number of derivatives each would leave. */
export const wireFilterOptions = z.object({
  financeTypes: options,
  manufacturers: options,
  ranges: z.array(z.object({ manufacturerId: z.string(), ranges: options })),
  bodyTypes: options,
  fuelTypes: options,
  transmissions: options,
  pureElectricRanges: options,
  doors: options,
  terms: options,
  annualMileages: options,
  depositValues: options,
  budgets: options,
  rentalRanges: options,
  stocks: options,
  total: z.int(),
  ratesVersion: z.int(),
})

export type WireFilterOptions = z.infer<typeof wireFilterOptions>
