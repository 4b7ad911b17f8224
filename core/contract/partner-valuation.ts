import { z } from 'zod'
import type { CarValue } from '#core/pricing/running-costs/present-car-value.ts'
import { poundsToPence } from './json/money.ts'

/** What a valuation partner knows of a car and thinks it worth. */
export type PartnerValuation = CarValue & {
  make: string
  model: string
  /** Day of registration, `YYYY-MM-DD`. */
  regDate: string | null
}

const pounds = z.number().min(0).max(10_000_000)

const answer = z
  .object({
    make: z.string().min(1).max(80),
    model: z.string().min(1).max(120),
    regDate: z.iso.date().nullish(),
    low: pounds,
    middle: pounds,
    high: pounds,
  })
  .refine(({ low, middle, high }) => low <= middle && middle <= high)

/**
 * Reads a partner's answer, which comes in pounds; null for anything that is no valuation: values
 * below nothing, out of order or beyond ten million, a car without a name, a day that does not
 * exist. Rule C-59.
 */
export function partnerValuationOf(json: unknown): PartnerValuation | null {
  const reading = answer.safeParse(json)
  if (!reading.success) return null
  const { make, model, regDate, low, middle, high } = reading.data
  return {
    make,
    model,
    regDate: regDate ?? null,
    lowPence: poundsToPence(low),
    middlePence: poundsToPence(middle),
    highPence: poundsToPence(high),
  }
}
