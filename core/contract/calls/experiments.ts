import { z } from 'zod'
import { callGroup } from '../call.ts'
import { tracking } from '../fields.ts'
import { noContent } from '../http/no-content.ts'

const { post } = callGroup('Tracking')
const { call } = callGroup('Internal')

const seen = { scenario: z.string(), variant: z.string() }

/** What is counted of experiments. Rules C-140, C-141. */
export const experimentCalls = {
  postExperimentView: post({
    path: '/api/experiment-views',
    summary:
      'A view of the variants that a visitor was assigned, after consent. Counted by day alone.',
    body: z.object({ variant: tracking.describe('As an order says them.') }),
    response: noContent,
    failures: { 429: 'Too many from this address.' },
  }),

  getExperimentCounts: call({
    method: 'GET',
    path: '/internal/experiment-counts',
    summary: 'Views and confirmed orders of each variant from a day on.',
    query: z.object({ from: z.iso.date('Give a day such as 2026-11-01.').optional() }),
    response: z.object({
      views: z.array(z.object({ ...seen, views: z.int() })),
      orders: z.array(z.object({ ...seen, orders: z.int() })),
    }),
    authority: 'site',
  }),
}
