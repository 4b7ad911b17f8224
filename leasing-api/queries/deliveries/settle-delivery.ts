import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { deliveries, leadSteps } from '#leasing-api/db/schema/deliveries.ts'

const isOpen = (id: string) => and(eq(deliveries.id, id), isNull(deliveries.sentAt))

/** Marks a delivery as sent; the first of a lead's makes the lead sent. Rule W-99. */
export function markDeliverySent(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  return db.transaction(async (tx) => {
    const [sent] = await tx
      .update(deliveries)
      .set({ sentAt: now, deadAt: null, deadReason: null })
      .where(isOpen(id))
      .returning({ kind: deliveries.kind, orderRef: deliveries.orderRef })
    if (sent?.kind !== 'lead' || sent.orderRef === null) return
    await tx
      .insert(leadSteps)
      .values({
        orderRef: sent.orderRef,
        state: 'sent',
        reachedAt: now,
        reachedBy: 'leasing API',
      })
      .onConflictDoNothing()
  })
}

/** Lets a delivery wait for its next try. */
export async function postponeDelivery(
  db: Db,
  { id, dueAt }: { id: string; dueAt: Date },
): Promise<void> {
  await db.update(deliveries).set({ dueAt }).where(isOpen(id))
}

/** Puts a delivery among the dead ones, which only an operator sends again. Rule W-100. */
export async function markDeliveryDead(
  db: Db,
  { id, reason, now }: { id: string; reason: string; now: Date },
): Promise<void> {
  await db.update(deliveries).set({ deadAt: now, deadReason: reason }).where(isOpen(id))
}
