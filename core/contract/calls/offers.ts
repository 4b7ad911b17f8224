import { z } from 'zod'
import { callGroup } from '../call.ts'
import * as field from '../fields.ts'
import { wireDerivative } from '../json/wire-derivative.ts'
import { wireOffer } from '../json/wire-offer.ts'
import { pageOf } from '../json/wire-responses.ts'
import { wirePriceHistory } from '../json/wire-price-history.ts'
import { wireValueScore } from '../json/wire-value-score.ts'

/** What there is to ask of one offer, and the PCP form. Rules C-39, C-58, C-70. */
const { read } = callGroup('Derivatives and offers')

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

export const offerCalls = {
  getOffer: read({
    path: '/api/offers/{offerId}',
    summary: 'One offer with its car, the next best deals and the history of its price.',
    params: z.object({ offerId: field.offerIdField }),
    query: z.object(field.linkMarks),
    response: compared.extend({
      car: wireDerivative,
      priceHistory: wirePriceHistory.describe(
        'The cheapest price of the car on the common profile of the finance type, day by day, days without a change left out; empty for PCP.',
      ),
      providerHistory: wirePriceHistory.describe(
        'What the offer’s own provider asked for its very profile, as far as its books are stored: one earlier price at most, then that of today; empty for PCP.',
      ),
      valueScore: wireValueScore.nullable().describe('Null for a PCP.'),
      ratesVersion: z.int(),
    }),
    failures: { 404: 'No such offer.' },
  }),

  getValueScore: read({
    path: '/api/offers/{offerId}/value-score',
    summary: 'The value score of one offer, its rank and what both are worked out of.',
    params: z.object({ offerId: field.offerIdField }),
    response: z.object({ valueScore: wireValueScore.nullable(), ratesVersion: z.int() }),
    failures: { 404: 'No such offer.' },
  }),

  listCarSpecialOffers: read({
    path: '/api/offers/{capId}/special-offers',
    summary:
      'The special offers of one derivative, the 100 cheapest first, each beside the next best.',
    params: z.object({ capId: field.capId }),
    query: z.object({
      financeType: field.financeType,
      depositValue: field.depositValue.optional(),
      term: field.term.optional(),
      mileage: field.annualMileage.optional(),
    }),
    response: z.object({ data: z.array(compared), ratesVersion: z.int() }),
    failures: { 404: 'No such derivative.' },
  }),

  getPcpDefaults: read({
    path: '/api/derivatives/{capId}/pcp-defaults',
    summary: 'What the PCP form opens with and the choices it has for one derivative.',
    params: z.object({ capId: field.capId }),
    response: z.object({
      isAvailable: z
        .boolean()
        .describe('False when nobody quotes a PCP; the lists are empty then.'),
      term: z.int().nullable(),
      annualMileage: z.int().nullable(),
      depositValue: z.int().nullable().describe('Pounds.'),
      terms: z.array(z.int()),
      annualMileages: z.array(z.int()),
      depositValues: z.array(z.int()).describe('Pounds.'),
    }),
    failures: { 404: 'No such derivative.' },
  }),

  listPcpOffers: read({
    path: '/api/derivatives/{capId}/pcp-offers',
    summary: 'PCP offers of one derivative, cheapest first.',
    params: z.object({ capId: field.capId }),
    query: z.object({
      ...field.paging,
      terms: field.dealFilters.terms,
      depositValues: field.dealFilters.depositValues,
      annualMileages: field.dealFilters.annualMileages,
    }),
    response: pageOf(wireOffer),
    failures: { 404: 'No such derivative.' },
  }),

  getPcpOffer: read({
    path: '/api/pcp-offers/{offerId}',
    summary: 'One PCP offer with its car and its representative example in words.',
    params: z.object({ offerId: field.offerIdField }),
    query: z.object(field.linkMarks),
    response: z.object({
      car: wireDerivative,
      offer: wireOffer,
      pcpDescription: z.string(),
      ratesVersion: z.int(),
    }),
    failures: { 404: 'No such offer.' },
  }),
}
