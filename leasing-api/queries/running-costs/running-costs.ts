import { asc, getTableColumns } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { excludedValues } from '#leasing-api/db/excluded-values.ts'
import { runningCosts } from '#leasing-api/db/schema/index.ts'

const { kind, fromDay, ...figures } = getTableColumns(runningCosts)

export type RunningCost = typeof runningCosts.$inferSelect

/** Every dated figure, by kind and day; the caller picks the one that holds on its day. */
export function readRunningCosts(db: Db): Promise<RunningCost[]> {
  return db.select().from(runningCosts).orderBy(asc(kind), asc(fromDay))
}

/** Writes figures by kind and first day. */
export async function upsertRunningCosts(
  db: Db,
  { costs }: { costs: readonly RunningCost[] },
): Promise<void> {
  if (costs.length === 0) return
  await db
    .insert(runningCosts)
    .values([...costs])
    .onConflictDoUpdate({
      target: [kind, fromDay],
      set: excludedValues(figures),
    })
}
