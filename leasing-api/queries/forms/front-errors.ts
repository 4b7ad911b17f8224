import { desc } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { frontErrors } from '#leasing-api/db/schema/forms.ts'
import { claimActions, type LimitClaim, type Limited, withinLimits } from '../limits/limits.ts'

export type StoredFrontError = typeof frontErrors.$inferSelect

/** Stores a call that failed in a browser. */
export function recordFrontError(
  db: Db,
  { error, limits }: { error: StoredFrontError; limits: LimitClaim[] },
): Promise<{ kind: 'recorded' } | Limited> {
  return withinLimits(db, async (tx) => {
    await claimActions(tx, limits, error.createdAt)
    await tx.insert(frontErrors).values(error)
    return { kind: 'recorded' }
  })
}

/** The last failures, newest first. */
export function listFrontErrors(db: Db, { most }: { most: number }): Promise<StoredFrontError[]> {
  return db.select().from(frontErrors).orderBy(desc(frontErrors.createdAt)).limit(most)
}
