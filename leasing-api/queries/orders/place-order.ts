import type { Db } from '#leasing-api/db/db.ts'
import { orderCodes, orders } from '#leasing-api/db/schema/orders.ts'
import { claimActions, type LimitClaim, type Limited, withinLimits } from '../limits/limits.ts'
import { type KnownOrder, readKnownOrder } from './known-order.ts'
import type { NewCode } from './replace-code.ts'

export type NewOrder = Omit<
  typeof orders.$inferInsert,
  'state' | 'confirmedAt' | 'confirmedDay' | 'joinedOrderRef' | 'createdAt'
>

export type PlacedOrder =
  | { kind: 'placed' }
  /** The key was used before: by this very request, or by another one when the hashes differ. */
  | { kind: 'known'; order: KnownOrder }
  /** The short reference belongs to another order: another one is needed. */
  | { kind: 'shortReferenceTaken' }
  | Limited

/**
 * Stores an order with its first code, once for each idempotency key: of several at the same
 * moment one is placed and the others wait for it and find it. Refused by a limit, nothing is
 * stored.
 */
export function placeOrder(
  db: Db,
  input: { order: NewOrder; code: NewCode; limits: LimitClaim[]; now: Date },
): Promise<PlacedOrder> {
  const { order, code, limits, now } = input
  return withinLimits<PlacedOrder>(db, async (tx) => {
    const placed = await tx
      .insert(orders)
      .values({ ...order, state: 'awaitingCode', createdAt: now })
      .onConflictDoNothing()
      .returning({ orderRef: orders.orderRef })
    if (placed.length === 0) {
      const known = await readKnownOrder(tx, order)
      return known ? { kind: 'known', order: known } : { kind: 'shortReferenceTaken' }
    }
    await claimActions(tx, limits, now)
    await tx.insert(orderCodes).values({ ...code, orderRef: order.orderRef })
    return { kind: 'placed' }
  })
}
