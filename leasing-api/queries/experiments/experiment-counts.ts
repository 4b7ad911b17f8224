import { and, count, gte, isNull, sql, sum } from 'drizzle-orm'
import type { SeenVariant } from '#core/experiments/counted-variants.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { experimentViews } from '#leasing-api/db/schema/experiments.ts'
import { orders } from '#leasing-api/db/schema/orders.ts'
import { claimActions, type LimitClaim, type Limited, withinLimits } from '../limits/limits.ts'

type CountedView = { seen: readonly SeenVariant[]; day: string; limits: LimitClaim[]; now: Date }

/** Counts a view of each variant, on its day. Rule X-18. */
export function countExperimentViews(
  db: Db,
  { seen, day, limits, now }: CountedView,
): Promise<{ kind: 'counted' } | Limited> {
  return withinLimits(db, async (tx) => {
    await claimActions(tx, limits, now)
    for (const { scenario, variant } of seen) {
      await tx
        .insert(experimentViews)
        .values({ day, scenario, variant, views: 1 })
        .onConflictDoUpdate({
          target: [experimentViews.day, experimentViews.scenario, experimentViews.variant],
          set: { views: sql`${experimentViews.views} + 1` },
        })
    }
    return { kind: 'counted' }
  })
}

export type CountedOrders = {
  /** The variants that these orders say, as one text. */
  variants: string
  isFromFacebook: boolean
  orders: number
}

export type ExperimentCounts = {
  views: (SeenVariant & { views: number })[]
  orders: CountedOrders[]
}

/** Views and confirmed orders from a day on; nothing of a person is read. Rules. */
export async function readExperimentCounts(
  db: Db,
  { from }: { from: string },
): Promise<ExperimentCounts> {
  const views = await db
    .select({
      scenario: experimentViews.scenario,
      variant: experimentViews.variant,
      views: sum(experimentViews.views).mapWith(Number),
    })
    .from(experimentViews)
    .where(gte(experimentViews.day, from))
    .groupBy(experimentViews.scenario, experimentViews.variant)
  const variants = sql<string>`${orders.attribution} -> 'given' ->> 'variant'`
  const isFromFacebook = sql<boolean>`${orders.attribution} -> 'given' ->> 'fbclid' is not null`
  const confirmed = await db
    .select({ variants, isFromFacebook, orders: count() })
    .from(orders)
    .where(
      and(
        gte(orders.confirmedDay, from),
        isNull(orders.joinedOrderRef),
        sql`${variants} is not null`,
      ),
    )
    .groupBy(variants, isFromFacebook)
  return { views, orders: confirmed }
}
