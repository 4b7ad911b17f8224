import { z } from 'zod'
import { countedPatterns } from '#core/figures/counted-pages.ts'
import { pageMetricNames, type PageMetric, pageMetrics } from '#core/figures/page-metrics.ts'
import { mostViews, pageVisitPath } from '#core/figures/page-visit.ts'
import { callGroup } from '../call.ts'
import { noContent } from '../http/no-content.ts'

const { post } = callGroup('Tracking')

/** Far above what any page takes; what is more than the last bucket counts in it. */
const mostMeasured = 10_000_000

const measured = (metric: PageMetric) =>
  z
    .int()
    .min(0)
    .max(mostMeasured)
    .optional()
    .describe(`Of the first of them, in ${pageMetrics[metric].unit}.`)

/** What browsers say of the pages that were seen. Rules C-203, W-193, W-194. */
export const pageVisitCalls = {
  postPageVisit: post({
    path: pageVisitPath,
    summary:
      'Views of pages by the pattern of their address, and how fast the first of them was. Counted by day alone; nothing of who saw them is sent or stored.',
    body: z.object({
      views: z.array(z.enum(countedPatterns)).min(1).max(mostViews),
      ...(Object.fromEntries(pageMetricNames.map((metric) => [metric, measured(metric)])) as Record<
        PageMetric,
        ReturnType<typeof measured>
      >),
    }),
    response: noContent,
    failures: { 429: 'Too many from this address.' },
  }),
}
