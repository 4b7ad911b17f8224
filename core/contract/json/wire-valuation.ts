import { z } from 'zod'

/** Somebody's present car and what it is worth: fields of a response. Rules C-44, C-110. */
export const wireValuation = {
  vehicle: z
    .object({
      capId: z.string().nullable(),
      make: z.string(),
      model: z.string(),
      regDate: z.string().nullable(),
    })
    .nullable()
    .describe('Null when no car was found.'),
  valuation: z
    .object({ low: z.number(), middle: z.number(), high: z.number(), source: z.string() })
    .nullable()
    .describe('Pounds.'),
}
