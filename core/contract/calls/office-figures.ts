import { z } from 'zod'
import { enquirySteps } from '#core/figures/enquiry-steps.ts'
import { leadStates } from '#core/leads/lead-state.ts'
import { callGroup } from '../call.ts'
import { wireNamed } from '../json/wire-derivative.ts'

/** Figures of the office: of one’s own company, for staff of all. Rules C-201, W-190 to W-192. */
const { office } = callGroup('Office')

const steps = z.object(
  Object.fromEntries(enquirySteps.map((step) => [step, z.int()])) as Record<
    (typeof enquirySteps)[number],
    z.ZodInt
  >,
)

const enquiryFigures = z.object({
  total: steps,
  days: z.array(steps.extend({ day: z.string() })).describe('Every one of them, the first first.'),
  states: z.array(z.object({ state: z.enum(leadStates), enquiries: z.int() })),
  pages: z
    .array(steps.extend({ manufacturer: wireNamed, range: wireNamed }))
    .describe('By the range of the car, the most enquired about first: 1,000 at most.'),
  campaigns: z
    .array(steps.extend({ source: z.string(), medium: z.string(), campaign: z.string() }))
    .describe('Where visitors came from, the most enquiries first: 1,000 at most.'),
})

export type WireEnquiryFigures = z.infer<typeof enquiryFigures>

const pricePosition = z.object({
  providerId: z.int(),
  providerName: z.string(),
  cheapest: z.int(),
  within5: z.int().describe('Up to five per cent above the cheapest.'),
  dearer: z.int(),
  alone: z.int().describe('Nobody else has a comparable offer.'),
  medianGapPercent: z.number().nullable().describe('Below 0 where it is cheaper than all others.'),
})

export type WirePricePosition = z.infer<typeof pricePosition>

const variantSeen = z.object({
  scenario: z.string(),
  variant: z.string(),
  views: z.int(),
  orders: z.int(),
})

export type WireExperimentFigure = z.infer<typeof variantSeen>

export const officeFigureCalls = {
  getEnquiryFigures: office({
    method: 'GET',
    path: '/api/figures/enquiries',
    permission: 'orders.read',
    summary: 'Enquiries of the last 13 weeks and how far they came, by day, state, page, campaign.',
    response: enquiryFigures,
  }),

  getPricePositions: office({
    method: 'GET',
    path: '/api/figures/price-positions',
    permission: 'rates.read',
    summary: 'How the lease prices of a provider stand beside those of others.',
    response: z.object({ data: z.array(pricePosition) }),
  }),

  getExperimentFigures: office({
    method: 'GET',
    path: '/api/figures/experiments',
    permission: 'orders.read',
    isForStaff: true,
    summary: 'Views and confirmed enquiries of each variant over the last 13 weeks. For our staff.',
    response: z.object({ data: z.array(variantSeen) }),
  }),
}
