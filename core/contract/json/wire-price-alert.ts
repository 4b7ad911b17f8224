import { z } from 'zod'

const pounds = z.number().nullable()

/** A price alert as whoever holds a link of its e-mails sees it. Rule C-132. */
export const wirePriceAlert = z.object({
  id: z.string(),
  page: z.string().describe('Address of the deal or the list that is watched.'),
  title: z.string().describe('The car, the range or that it is a search.'),
  terms: z.string().describe('Its contract, or the filters, as a sentence.'),
  requested: pounds.describe(
    'Pounds a month when it was asked for; null where nothing was quoted.',
  ),
  requestedAt: z.string(),
  price: pounds.describe('Pounds a month now; null while nothing is quoted.'),
  since: z.string().describe('The instant from which that price has held.'),
  vat: z.string().describe('Whether VAT is in the prices.'),
  isCredit: z.boolean().describe('A PCP, whose price never stands without its example.'),
  endsAt: z.string().describe('Twelve months after its confirmation.'),
  isWatching: z.boolean().describe('Neither stopped nor ended.'),
  stoppedAt: z.string().nullable().describe('Null while it watches.'),
})

export type WirePriceAlert = z.infer<typeof wirePriceAlert>

/** All alerts of an address. */
export const priceAlertsResponse = z.object({
  email: z.string().describe('Masked.'),
  alerts: z.array(wirePriceAlert),
})
