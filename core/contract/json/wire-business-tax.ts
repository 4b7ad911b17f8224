import { z } from 'zod'

const figureSource = {
  source: z.string(),
  reviewBy: z.string().describe('A day, `YYYY-MM-DD`.'),
}

/** The tax on a car that a business leases, as JSON. Rule C-76. */
export const wireBusinessTax = z.object({
  companyCar: z
    .object({
      value: z.number().nullable().describe('Pounds: P11D, or the list price in its place.'),
      isListPrice: z.boolean(),
      isEstimate: z.boolean().describe('Of the value, or of CO2 and range.'),
      years: z.array(
        z.object({
          taxYear: z.string().describe('"2026/27"'),
          percent: z.number().describe('Of the value: the benefit in kind.'),
          percentWithoutRde2: z
            .number()
            .nullable()
            .describe('Of a diesel that does not meet RDE2; null without a difference.'),
          yearlyTax: z.array(z.number()).describe('Pounds, at each of `ratePercents`.'),
        }),
      ),
      ratePercents: z.array(z.number()),
      benefitSource: z.object(figureSource),
      rateSource: z.object(figureSource),
    })
    .nullable()
    .describe('The driver’s tax; null for a van, or while the figures are not known.'),
  lease: z
    .object({
      ...figureSource,
      percent: z.number().nullable().describe('Of the rent; null while the CO2 is not known.'),
      usualPercent: z.number(),
      aboveCo2: z.number(),
    })
    .nullable()
    .describe('What cannot be set against profit.'),
})

export type WireBusinessTax = z.infer<typeof wireBusinessTax>
