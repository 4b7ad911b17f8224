import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { formDrafts, limitedActions } from '#leasing-api/db/schema/orders.ts'

export type FormDraft = Pick<typeof formDrafts.$inferSelect, 'form' | 'values' | 'errors'>

/**
 * Stores a form until `expiresAt`. Clears away what has expired, since drafts hold personal data.
 */
export async function saveFormDraft(
  db: Db,
  { now, ...draft }: FormDraft & { id: string; expiresAt: Date; now: Date },
): Promise<void> {
  await forgetExpired(db, { now })
  await db.insert(formDrafts).values(draft)
}

/** Removes forms that have expired, since they hold personal data, and counters that say nothing any more. */
export async function forgetExpired(db: Db, { now }: { now: Date }): Promise<void> {
  await db.delete(formDrafts).where(lte(formDrafts.expiresAt, now))
  await db.delete(limitedActions).where(lte(limitedActions.staleAt, now))
}

/** A stored form; null when there is none or it has expired. */
export async function readFormDraft(
  db: Db,
  { id, now }: { id: string; now: Date },
): Promise<FormDraft | null> {
  const [draft] = await db
    .select({ form: formDrafts.form, values: formDrafts.values, errors: formDrafts.errors })
    .from(formDrafts)
    .where(and(eq(formDrafts.id, id), gt(formDrafts.expiresAt, now)))
  return draft ?? null
}
