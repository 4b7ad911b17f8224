import { and, eq } from 'drizzle-orm'
import { furthestState, type LeadState } from '#core/leads/lead-state.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { leadSteps } from '#leasing-api/db/schema/deliveries.ts'
import { orders } from '#leasing-api/db/schema/orders.ts'

export type LeadStep = Omit<typeof leadSteps.$inferSelect, 'orderRef'>

/** The states that a lead has reached since it was sent by its visitor. */
export function stepsOf(db: Db, orderRef: string): Promise<LeadStep[]> {
  return db
    .select({
      state: leadSteps.state,
      reachedAt: leadSteps.reachedAt,
      notedAt: leadSteps.notedAt,
      reachedBy: leadSteps.reachedBy,
    })
    .from(leadSteps)
    .where(eq(leadSteps.orderRef, orderRef))
}

/**
 * Adds a state that a lead has reached, once. The order’s row must be locked: its furthest state is
 * written with it. Rule W-99.
 */
export async function addLeadStep(tx: Db, orderRef: string, step: LeadStep): Promise<void> {
  await tx
    .insert(leadSteps)
    .values({ orderRef, ...step })
    .onConflictDoNothing()
  await writeFurthest(tx, orderRef)
}

/** Removes one that was taken back, under the same lock. Rule W-165. */
export async function removeLeadStep(tx: Db, orderRef: string, state: LeadState): Promise<void> {
  await tx
    .delete(leadSteps)
    .where(and(eq(leadSteps.orderRef, orderRef), eq(leadSteps.state, state)))
  await writeFurthest(tx, orderRef)
}

async function writeFurthest(tx: Db, orderRef: string): Promise<void> {
  const reached = await stepsOf(tx, orderRef)
  const leadState = furthestState(reached.map(({ state }) => state))
  await tx.update(orders).set({ leadState }).where(eq(orders.orderRef, orderRef))
}
