import { z } from 'zod'

/** The prices of one car on one profile, the oldest first, the last the one of today. */
export const wirePriceHistory = z.array(
  z.object({
    day: z.string().describe('The first day the price was seen, London time.'),
    monthlyPayment: z.number(),
  }),
)

export type WirePriceHistory = z.infer<typeof wirePriceHistory>
