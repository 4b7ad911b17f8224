import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { watchedPrices } from '#leasing-api/db/schema/alerts.ts'

export type WatchedPrice = typeof watchedPrices.$inferSelect

/** Watched prices of an earlier rates version. */
export function readOldWatchedPrices(
  db: Db,
  { ratesVersion, most }: { ratesVersion: number; most: number },
): Promise<WatchedPrice[]> {
  return db
    .select()
    .from(watchedPrices)
    .where(lt(watchedPrices.ratesVersion, ratesVersion))
    .limit(most)
}

/**
 * Stores another look at a watched price, unless another node has looked meanwhile: the version that
 * was read is the condition. Rules W-128, W-134.
 */
export async function storeWatchedPrice(
  db: Db,
  { watched, was }: { watched: WatchedPrice; was: number },
): Promise<void> {
  const { page, ...look } = watched
  await db
    .update(watchedPrices)
    .set(look)
    .where(and(eq(watchedPrices.page, page), eq(watchedPrices.ratesVersion, was)))
}
