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

const ownColumns = {
  name: orders.name,
  email: orders.email,
  phoneE164: orders.phoneE164,
  postcode: orders.postcode,
  callTime: orders.callTime,
  callPriority: orders.callPriority,
  otherCallTime: orders.otherCallTime,
  isSubscribed: orders.isSubscribed,
  attribution: orders.attribution,
  state: orders.state,
  confirmedAt: orders.confirmedAt,
  offerId: orders.offerId,
  /** Proves ownership. */
  writeTokenHash: orders.writeTokenHash,
}

/** An order with its person, as its owner may change it. */
export type OwnOrder = Pick<typeof orders.$inferSelect, keyof typeof ownColumns>

/**
 * An order with its person, for the holder of the write token and for texting its phone; null when
 * there is none.
 */
export async function readOwnOrder(
  db: Db,
  { orderRef }: { orderRef: string },
): Promise<OwnOrder | null> {
  const [order] = await db.select(ownColumns).from(orders).where(eq(orders.orderRef, orderRef))
  return order ?? null
}
