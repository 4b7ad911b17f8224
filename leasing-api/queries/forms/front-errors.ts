import { desc } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { frontErrors } from '#leasing-api/db/schema/forms.ts'
import {
  claimActions,
  type LimitClaim,
  type LimitRefusal,
  withinLimits,
} from '../orders/claim-action.ts'

export type StoredFrontError = typeof frontErrors.$inferSelect

export type RecordedFrontError = { kind: 'recorded' } | { kind: 'limited'; refusal: LimitRefusal }

/** Stores a call that failed in a browser. */
export function recordFrontError(
  db: Db,
  { error, limits }: { error: StoredFrontError; limits: LimitClaim[] },
): Promise<RecordedFrontError> {
  return withinLimits<RecordedFrontError>(db, async (tx) => {
    await claimActions(tx, limits, error.createdAt)
    await tx.insert(frontErrors).values(error)
    return { kind: 'recorded' }
  })
}

/** The last failures, newest first. */
export function listFrontErrors(db: Db, { most }: { most: number }): Promise<StoredFrontError[]> {
  return db.select().from(frontErrors).orderBy(desc(frontErrors.createdAt)).limit(most)
}
