import type { Db } from '#leasing-api/db/db.ts'
import { orderCodes, orders } from '#leasing-api/db/schema/orders.ts'
import { claimActions, type LimitClaim, type Limited, withinLimits } from '../limits/limits.ts'
import { type KnownOrder, readKnownOrder } from './known-order.ts'
import type { NewCode } from './replace-code.ts'

export type NewOrder = Omit<typeof orders.$inferInsert, 'state' | 'confirmedAt' | 'createdAt'>

export type PlacedOrder =
  | { kind: 'placed' }
  /** The key was used before: by this very request, or by another one when the hashes differ. */
  | { kind: 'known'; order: KnownOrder }
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
      .onConflictDoNothing({ target: orders.idempotencyKey })
      .returning({ orderRef: orders.orderRef })
    if (placed.length === 0) return { kind: 'known', order: await knownOrder(tx, order) }
    await claimActions(tx, limits, now)
    await tx.insert(orderCodes).values({ ...code, orderRef: order.orderRef })
    return { kind: 'placed' }
  })
}

async function knownOrder(tx: Db, order: NewOrder): Promise<KnownOrder> {
  const known = await readKnownOrder(tx, order)
  if (!known) throw new Error('An order whose idempotency key is taken could not be found.')
  return known
}
