import { z } from 'zod'
import { defineRead } from '../call.ts'
import * as field from '../fields.ts'
import { pageOf } from '../json/wire-responses.ts'
import { wireDerivative } from '../json/wire-derivative.ts'
import { wireOffer } from '../json/wire-offer.ts'

/** The PCP form and its offers. Rules C-39, C-58. */
const group = 'Derivatives and offers'

export const getPcpDefaults = defineRead({
  path: '/api/derivatives/{capId}/pcp-defaults',
  summary: 'What the PCP form opens with and the choices it has for one derivative.',
  group,
  params: z.object({ capId: field.capId }),
  query: z.object({}),
  response: z.object({
    isAvailable: z.boolean().describe('False when nobody quotes a PCP; the lists are empty then.'),
    term: z.int().nullable(),
    annualMileage: z.int().nullable(),
    depositValue: z.int().nullable().describe('Pounds.'),
    terms: z.array(z.int()),
    annualMileages: z.array(z.int()),
    depositValues: z.array(z.int()).describe('Pounds.'),
  }),
  failures: { 404: 'No such derivative.' },
})

export const listPcpOffers = defineRead({
  path: '/api/derivatives/{capId}/pcp-offers',
  summary: 'PCP offers of one derivative, cheapest first.',
  group,
  params: z.object({ capId: field.capId }),
  query: z.object({
    ...field.paging,
    terms: field.dealFilters.terms,
    depositValues: field.dealFilters.depositValues,
    annualMileages: field.dealFilters.annualMileages,
  }),
  response: pageOf(wireOffer),
  failures: { 404: 'No such derivative.' },
})

export const getPcpOffer = defineRead({
  path: '/api/pcp-offers/{offerId}',
  summary: 'One PCP offer with its car and its representative example in words.',
  group,
  params: z.object({ offerId: field.offerIdField }),
  query: z.object(field.linkMarks),
  response: z.object({
    car: wireDerivative,
    offer: wireOffer,
    pcpDescription: z.string(),
    ratesVersion: z.int(),
  }),
  failures: { 404: 'No such offer.' },
})
