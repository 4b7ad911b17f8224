import { asc, eq } from 'drizzle-orm'
import type { OrderState } from '#core/contract/json/wire-order.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { orderCodes, orders } from '#leasing-api/db/schema/orders.ts'
import { isTextTaken, shownState } from './read-order.ts'

/** The response to the first request for an order. */
export type KnownOrder = {
  orderRef: string
  shortReference: string
  /** Tells a repetition from another order under the same key. */
  requestHash: string
  phoneE164: string
  email: string
  state: OrderState
  codeExpiresAt: Date
  /** Of the newest code. Rule W-150. */
  isTextTaken: boolean
}

/** The order of an idempotency key; null when the key is new. */
export async function readKnownOrder(
  db: Db,
  { idempotencyKey }: { idempotencyKey: string },
): Promise<KnownOrder | null> {
  const [known] = await db
    .select({
      orderRef: orders.orderRef,
      shortReference: orders.shortReference,
      requestHash: orders.requestHash,
      phoneE164: orders.phoneE164,
      email: orders.email,
      state: shownState,
      codeExpiresAt: orderCodes.expiresAt,
      isTextTaken,
    })
    .from(orders)
    .innerJoin(orderCodes, eq(orderCodes.orderRef, orders.orderRef))
    .where(eq(orders.idempotencyKey, idempotencyKey))
    .orderBy(asc(orderCodes.createdAt))
    .limit(1)
  return known ?? null
}
