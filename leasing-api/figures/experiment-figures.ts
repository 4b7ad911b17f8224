import type { WireExperimentFigure } from '#core/contract/calls/office-figures.ts'
import {
  isCountedFromFacebook,
  type SeenVariant,
  variantsFromText,
} from '#core/experiments/counted-variants.ts'
import { figureDays } from '#core/figures/figure-days.ts'
import type { ExperimentCounts } from '../queries/experiments/experiment-counts.ts'
import type { Services } from '../server/services.ts'

/** What was counted of each variant over the last 13 weeks, those without a view too. Rule W-192. */
export async function experimentFigures({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<WireExperimentFigure[]> {
  const from = figureDays(clock().getTime())[0]!
  const counts = await database.call.readExperimentCounts({ from })
  const figures = new Map<string, WireExperimentFigure>()
  const figureOf = ({ scenario, variant }: SeenVariant) => {
    const key = `${scenario}=${variant}`
    const figure = figures.get(key) ?? { scenario, variant, views: 0, orders: 0 }
    figures.set(key, figure)
    return figure
  }
  for (const each of counts.views) figureOf(each).views += each.views
  for (const each of ordersByVariant(counts)) figureOf(each).orders += each.orders
  return [...figures.values()].toSorted((left, right) =>
    `${left.scenario}=${left.variant}` < `${right.scenario}=${right.variant}` ? -1 : 1,
  )
}

/** The orders of each variant: one order counts for every experiment that it is about. Rule X-19. */
export function ordersByVariant({ orders }: ExperimentCounts) {
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
