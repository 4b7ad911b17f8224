import { lt, sql } from 'drizzle-orm'
import { oldestStoredOrder } from '#core/contract/retention.ts'
import { londonClock } from '#core/time/london-clock.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { pageTimings, pageViews } from '#leasing-api/db/schema/page-visits.ts'

export type CountedViews = typeof pageViews.$inferInsert
export type CountedTimings = typeof pageTimings.$inferInsert

/** Rows of one statement: each has five parameters at most, and a statement 65,535. */
const rowsAtOnce = 5000

/** Adds what was counted in memory to what is stored, all of it or nothing. Rules W-193, W-195. */
export function countPageVisits(
  db: Db,
  { views, timings }: { views: readonly CountedViews[]; timings: readonly CountedTimings[] },
): Promise<void> {
  return db.transaction(async (tx) => {
    for (const rows of parts(views, ({ day, pattern }) => `${day} ${pattern}`)) {
      await tx
        .insert(pageViews)
        .values(rows)
        .onConflictDoUpdate({
          target: [pageViews.day, pageViews.pattern],
          set: { views: sql`${pageViews.views} + excluded.views` },
        })
    }
    for (const rows of parts(timings, timingKey)) {
      await tx
        .insert(pageTimings)
        .values(rows)
        .onConflictDoUpdate({
          target: [pageTimings.day, pageTimings.pattern, pageTimings.metric, pageTimings.upTo],
          set: { samples: sql`${pageTimings.samples} + excluded.samples` },
        })
    }
  })
}

const timingKey = ({ day, pattern, metric, upTo }: CountedTimings) =>
  `${day} ${pattern} ${metric} ${upTo}`

/** The rows by statement, in one order: two nodes that store the same rows do not block each other. */
function parts<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[][] {
  const sorted = rows.toSorted((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1))
  return Array.from({ length: Math.ceil(sorted.length / rowsAtOnce) }, (_, at) =>
    sorted.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce),
  )
}

/** Removes what was counted more than 24 calendar months ago. Rule W-199. */
export async function forgetOldPageVisits(db: Db, { now }: { now: Date }): Promise<void> {
  const oldestDay = londonClock(oldestStoredOrder(now).getTime()).day
  await db.delete(pageViews).where(lt(pageViews.day, oldestDay))
  await db.delete(pageTimings).where(lt(pageTimings.day, oldestDay))
}
