import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { orderCodes, orders } from '#leasing-api/db/schema/orders.ts'
import { claimActions, type LimitClaim, type Limited, withinLimits } from '../limits/limits.ts'

export type NewCode = { id: string; codeHash: string; createdAt: Date; expiresAt: Date }

/** A code for an order, and the limits that giving it counts against. */
type CodeOrder = { orderRef: string; code: NewCode; limits: LimitClaim[]; now: Date }

/** Replaces the code of an order that waits for one. */
export function replaceCode(
  db: Db,
  input: CodeOrder,
): Promise<{ kind: 'replaced' } | { kind: 'confirmed' } | Limited> {
  const { orderRef } = input
  return withinLimits(db, async (tx) => {
    // Writing the row locks it, so that a confirmation waits or comes first.
    const waiting = await tx
      .update(orders)
      .set({ state: 'awaitingCode' })
      .where(and(eq(orders.orderRef, orderRef), eq(orders.state, 'awaitingCode')))
      .returning({ orderRef: orders.orderRef })
    if (waiting.length === 0) return { kind: 'confirmed' }
    await giveNewCode(tx, input)
    return { kind: 'replaced' }
  })
}

/** Notes that the text service did not take a code's message. Rule W-150. */
export async function markTextNotTaken(db: Db, { codeId }: { codeId: string }): Promise<void> {
  await db.update(orderCodes).set({ isTextTaken: false }).where(eq(orderCodes.id, codeId))
}

/** Replaces the code. Within a transaction; ends it when a limit refuses. */
export async function giveNewCode(
  tx: Db,
  { orderRef, code, limits, now }: CodeOrder,
): Promise<void> {
  await claimActions(tx, limits, now)
  await tx
    .update(orderCodes)
    .set({ replacedAt: now })
    .where(and(eq(orderCodes.orderRef, orderRef), isNull(orderCodes.replacedAt)))
  await tx.insert(orderCodes).values({ ...code, orderRef })
}
