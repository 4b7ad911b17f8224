import { calls } from '#core/contract/calls.ts'
import {
  isCountedFromFacebook,
  type SeenVariant,
  variantsFromText,
} from '#core/experiments/counted-variants.ts'
import { londonClock } from '#core/time/london-clock.ts'
import { formClaims } from '#leasing-api/forms/form-limits.ts'
import { limited } from '#leasing-api/forms/limited.ts'
import type { ExperimentCounts } from '#leasing-api/queries/experiments/experiment-counts.ts'
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

/** The orders of each variant: one order counts for every experiment that it is about. Rule X-19. */
function ordersByVariant({ orders }: ExperimentCounts) {
  const counted = new Map<string, SeenVariant & { orders: number }>()
  for (const { variants, isFromFacebook, orders: more } of orders) {
    for (const seen of variantsFromText(variants)) {
      if (isCountedFromFacebook(seen.scenario) && !isFromFacebook) continue
      const key = `${seen.scenario}=${seen.variant}`
      counted.set(key, { ...seen, orders: (counted.get(key)?.orders ?? 0) + more })
    }
  }
  return [...counted.values()]
}
