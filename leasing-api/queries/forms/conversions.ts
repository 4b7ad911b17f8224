import { and, asc, eq, getTableColumns, gt, isNull } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { conversions } from '#leasing-api/db/schema/forms.ts'
import { claimActions, type LimitClaim, type Limited, withinLimits } from '../limits/limits.ts'

const { sentAt, ...eventColumns } = getTableColumns(conversions)

export type Conversion = Omit<typeof conversions.$inferSelect, 'sentAt'>

/** Stores an event once, however often it is reported. */
export function recordConversion(
  db: Db,
  { event, limits }: { event: Conversion; limits: LimitClaim[] },
): Promise<{ kind: 'recorded' } | Limited> {
  return withinLimits(db, async (tx) => {
    await claimActions(tx, limits, event.createdAt)
    await tx.insert(conversions).values(event).onConflictDoNothing()
    return { kind: 'recorded' }
  })
}

/** Events that were not sent yet and are younger than an instant, the oldest first. */
export function readPendingConversions(
  db: Db,
  { since, most }: { since: Date; most: number },
): Promise<Conversion[]> {
  return db
    .select(eventColumns)
    .from(conversions)
    .where(and(isNull(sentAt), gt(conversions.createdAt, since)))
    .orderBy(asc(conversions.createdAt))
    .limit(most)
}

/** Marks an event as sent, and removes its visitor's data. */
export async function markConversionSent(
  db: Db,
  { eventId, now }: { eventId: string; now: Date },
): Promise<void> {
  await db
    .update(conversions)
    .set({ sentAt: now, clientAddress: null, userAgent: null, fbp: '', fbc: '' })
    .where(eq(conversions.eventId, eventId))
}
