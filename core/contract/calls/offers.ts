import { z } from 'zod'
import { defineRead } from '../call.ts'
import * as field from '../fields.ts'
import { wireDerivative } from '../json/wire-derivative.ts'
import { wireOffer } from '../json/wire-offer.ts'
import { wirePriceHistory } from '../json/wire-price-history.ts'

/** What there is to ask of one offer. Rule C-39. */
const group = 'Derivatives and offers'

/** An offer beside what it competes with. */
const compared = z.object({
  offer: wireOffer,
  nextBest: z
    .array(wireOffer)
    .describe(
      'The best of each other provider on the same profile, lowest total first, at most three.',
    ),
  monthlySaving: z
    .int()
    .nullable()
    .describe('Whole pounds a month; 0 when another is cheaper, null when nothing compares.'),
  hotDeal: z.boolean(),
})

export const getOffer = defineRead({
  path: '/api/offers/{offerId}',
  summary: 'One offer with its car, the next best deals and the history of its price.',
  group,
  params: z.object({ offerId: field.offerIdField }),
  query: z.object(field.linkMarks),
  response: compared.extend({
    car: wireDerivative,
    priceHistory: wirePriceHistory.describe(
      'The cheapest price of the car on the common profile of the finance type, day by day, days without a change left out; empty for PCP.',
    ),
    ratesVersion: z.int(),
  }),
  failures: { 404: 'No such offer.' },
})

export const listCarSpecialOffers = defineRead({
  path: '/api/offers/{capId}/special-offers',
  summary:
    'The special offers of one derivative, the 100 cheapest first, each beside the next best.',
  group,
  params: z.object({ capId: field.capId }),
  query: z.object({
    financeType: field.financeType,
    depositValue: field.depositValue.optional(),
    term: field.term.optional(),
    mileage: field.annualMileage.optional(),
  }),
  response: z.object({ data: z.array(compared), ratesVersion: z.int() }),
  failures: { 404: 'No such derivative.' },
})
