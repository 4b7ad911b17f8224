import { z } from 'zod'
import { conversionSteps, type ConversionStep } from '#core/figures/conversion-steps.ts'
import { type PageMetric, pageMetricNames } from '#core/figures/page-metrics.ts'
import { callGroup } from '../call.ts'

/** Figures of the site itself, for our staff. Rules C-205, C-206. */
const { office } = callGroup('Office')

const speed = z.object({
  p75: z.int().nullable().describe('What three of four loads take at most; null without any.'),
  samples: z.int(),
})

const speeds = z.object(
  Object.fromEntries(pageMetricNames.map((metric) => [metric, speed])) as Record<
    PageMetric,
    typeof speed
  >,
)

const pageSpeed = z.object({
  total: speeds,
  pages: z.array(speeds.extend({ pattern: z.string() })).describe('The most loads first.'),
  days: z.array(speeds.extend({ day: z.string() })).describe('Every one of them, the first first.'),
})

export type WireSpeeds = z.infer<typeof speeds>
export type WirePageSpeed = z.infer<typeof pageSpeed>

const pageViews = z.object({
  since: z.string().nullable().describe('The first day with a view, from which all is counted.'),
  pages: z
    .array(z.object({ pattern: z.string(), views: z.int() }))
    .describe('The most views first.'),
  steps: z
    .object(
      Object.fromEntries(conversionSteps.map((step) => [step, z.int()])) as Record<
        ConversionStep,
        z.ZodInt
      >,
    )
    .describe('Views of pages of a deal and of the form, enquiries sent and confirmed since.'),
})

export type WirePageViews = z.infer<typeof pageViews>

export const pageFigureCalls = {
  getPageSpeed: office({
    method: 'GET',
    path: '/api/figures/page-speed',
    permission: 'orders.read',
    isForStaff: true,
    summary:
      'How fast pages were in browsers over the last 13 weeks, by page and day. For our staff.',
    response: pageSpeed,
  }),

  getPageViews: office({
    method: 'GET',
    path: '/api/figures/page-views',
    permission: 'orders.read',
    isForStaff: true,
    summary:
      'Views of pages over the last 13 weeks and the enquiries that followed. For our staff.',
    response: pageViews,
  }),
}
