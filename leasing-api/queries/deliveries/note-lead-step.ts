import { eq, or } from 'drizzle-orm'
import type { LeadState } from '#core/leads/lead-state.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { leadSteps } from '#leasing-api/db/schema/deliveries.ts'
import { orders } from '#leasing-api/db/schema/orders.ts'

export type LeadNote = {
  /** Of an order, short or whole. */
  reference: string
  state: LeadState
  /** Who says so. */
  by: string
  now: Date
}

/** Notes a state that a lead has reached, once; false where there is no such confirmed order. Rule W-99. */
export function noteLeadStep(db: Db, { reference, state, by, now }: LeadNote): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [order] = await tx
      .select({ orderRef: orders.orderRef, state: orders.state })
      .from(orders)
      .where(
        or(
          eq(orders.orderRef, reference),
          eq(orders.shortReference, reference.replace('-', '').toUpperCase()),
        ),
      )
    if (order?.state !== 'confirmed') return false
    await tx
      .insert(leadSteps)
      .values({ orderRef: order.orderRef, state, reachedAt: now, reachedBy: by })
      .onConflictDoNothing()
    return true
  })
}
