import { calls } from '#core/contract/calls.ts'
import { variantsFromText } from '#core/experiments/counted-variants.ts'
import { londonClock } from '#core/time/london-clock.ts'
import { ordersByVariant } from '#leasing-api/figures/experiment-figures.ts'
import { formClaims } from '#leasing-api/forms/form-limits.ts'
import { limited } from '#leasing-api/forms/limited.ts'
import { route } from '#leasing-api/server/route.ts'

/** Experiments: views that browsers report, and what was counted, for editors. Rules. */
export const experimentRoutes = {
  postExperimentView: route(calls.postExperimentView, async ({ body, services, client }) => {
    const { database, secrets, clock } = services
    const seen = variantsFromText(body.variant ?? '')
    if (seen.length === 0) return undefined
    const now = clock()
    const counted = await database.call.countExperimentViews({
      seen,
      day: londonClock(now.getTime()).day,
      limits: formClaims(secrets, 'experimentView', { clientAddress: client.address }),
      now,
    })
    return counted.kind === 'limited' ? limited(counted.refusal) : undefined
  }),

  getExperimentCounts: route(calls.getExperimentCounts, async ({ query, services }) => {
    const counts = await services.database.call.readExperimentCounts({ from: query.from ?? '' })
    return { views: counts.views, orders: ordersByVariant(counts) }
  }),
}
