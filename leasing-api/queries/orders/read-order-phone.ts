import { eq } from 'drizzle-orm'
import type { OrderState } from '#core/contract/json/wire-order.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { orders } from '#leasing-api/db/schema/orders.ts'

/** Phone of an order, and whether it waits for its code; null when there is no order. */
export async function readOrderPhone(
  db: Db,
  { orderRef }: { orderRef: string },
): Promise<{ phoneE164: string; state: OrderState } | null> {
  const [order] = await db
    .select({ phoneE164: orders.phoneE164, state: orders.state })
    .from(orders)
    .where(eq(orders.orderRef, orderRef))
  return order ?? null
}
