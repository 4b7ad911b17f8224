import { eq, or } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { orders } from '#leasing-api/db/schema/orders.ts'

/** The reference of an order by what it is called, short or whole; null where there is none. Rule W-78. */
export async function findOrderRef(
  db: Db,
  { reference }: { reference: string },
): Promise<string | null> {
  const shortReference = reference.replace('-', '').toUpperCase()
  const [order] = await db
    .select({ orderRef: orders.orderRef })
    .from(orders)
    .where(or(eq(orders.orderRef, reference), eq(orders.shortReference, shortReference)))
  return order?.orderRef ?? null
}
