import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { deliveries } from '#leasing-api/db/schema/deliveries.ts'
import { orders } from '#leasing-api/db/schema/orders.ts'
import { addLeadStep } from '../leads/lead-steps.ts'

const isOpen = (id: string) => and(eq(deliveries.id, id), isNull(deliveries.sentAt))

/** Marks a delivery as sent; the first of a lead's makes the lead sent. Rule W-99. */
export function markDeliverySent(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  return db.transaction(async (tx) => {
    // The order's row first, as changes of it do, so that the two cannot wait for each other.
    const [order] = await tx
      .select({ orderRef: orders.orderRef })
      .from(orders)
      .innerJoin(deliveries, eq(deliveries.orderRef, orders.orderRef))
      .where(and(eq(deliveries.id, id), eq(deliveries.kind, 'lead')))
      .for('update', { of: orders })
    const sent = await tx
      .update(deliveries)
      .set({ sentAt: now, deadAt: null, deadReason: null })
      .where(isOpen(id))
      .returning({ id: deliveries.id })
    if (!order || sent.length === 0) return
    await addLeadStep(tx, order.orderRef, {
      state: 'sent',
      reachedAt: now,
      notedAt: now,
      reachedBy: 'leasing API',
    })
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
