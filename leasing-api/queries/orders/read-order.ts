import { eq } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { orders } from '#leasing-api/db/schema/orders.ts'

/** Columns readable with the reference alone: nothing personal. */
export const publicOrderColumns = {
  orderRef: orders.orderRef,
  state: orders.state,
  createdAt: orders.createdAt,
  snapshot: orders.snapshot,
  ratesVersion: orders.ratesVersion,
}

export type PublicOrder = Pick<typeof orders.$inferSelect, keyof typeof publicOrderColumns>

/** An order without its person; null when there is none. */
export async function readOrder(
  db: Db,
  { orderRef }: { orderRef: string },
): Promise<PublicOrder | null> {
  const [order] = await db
    .select(publicOrderColumns)
    .from(orders)
    .where(eq(orders.orderRef, orderRef))
  return order ?? null
}
