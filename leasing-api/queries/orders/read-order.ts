import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { OrderState } from '#core/contract/json/wire-order.ts'
import { mobilePrefix, type PhoneProof } from '#core/wizard/phone-proof.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { orderCodes, orders } from '#leasing-api/db/schema/orders.ts'

/** The state as it is shown: an attempt that joined a confirmed order is confirmed. Rule W-76. */
export const shownState = sql<OrderState>`case when ${orders.state} = 'joined' then 'confirmed' else ${orders.state} end`

/** Whether the text service took the newest code. Named in full, as the row of the query outside. Rule W-150. */
export const isTextTaken = sql<boolean>`not exists (select 1 from ${orderCodes} where ${orderCodes.orderRef} = "orders"."order_ref" and ${orderCodes.replacedAt} is null and not ${orderCodes.isTextTaken})`

/** Columns readable with the reference alone: nothing personal. */
export const publicOrderColumns = {
  /** How its phone is confirmed, which says nothing of the number. Rule W-106. */
  proof: sql<PhoneProof>`case when ${orders.phoneE164} like ${`${mobilePrefix}%`} then 'code' else 'link' end`,
  isTextTaken,
  orderRef: orders.orderRef,
  shortReference: orders.shortReference,
  state: shownState,
  createdAt: orders.createdAt,
  confirmedAt: orders.confirmedAt,
  snapshot: orders.snapshot,
  ratesVersion: orders.ratesVersion,
}

type StoredColumn = Exclude<keyof typeof publicOrderColumns, 'state' | 'proof' | 'isTextTaken'>

export type PublicOrder = Pick<typeof orders.$inferSelect, StoredColumn> & {
  state: OrderState
  proof: PhoneProof
  isTextTaken: boolean
}

const attempts = alias(orders, 'attempts')

/** The order itself, or the one that it joined. Rule W-76. */
const isOrderOfAttempt = sql`${orders.orderRef} = coalesce(${attempts.joinedOrderRef}, ${attempts.orderRef})`

/** An order without its person, by its reference or that of an attempt that joined it; null when there is none. */
export async function readOrder(
  db: Db,
  { orderRef }: { orderRef: string },
): Promise<PublicOrder | null> {
  const [order] = await db
    .select(publicOrderColumns)
    .from(attempts)
    .innerJoin(orders, isOrderOfAttempt)
    .where(eq(attempts.orderRef, orderRef))
  return order ?? null
}

const ownColumns = {
  orderRef: orders.orderRef,
  name: orders.name,
  email: orders.email,
  phoneE164: orders.phoneE164,
  message: orders.message,
  postcode: orders.postcode,
  callTime: orders.callTime,
  callPriority: orders.callPriority,
  otherCallTime: orders.otherCallTime,
  isSubscribed: orders.isSubscribed,
  attribution: orders.attribution,
  state: orders.state,
  confirmedAt: orders.confirmedAt,
  offerId: orders.offerId,
  capId: orders.capId,
  /** Proves ownership: of the attempt whose reference was given. */
  writeTokenHash: attempts.writeTokenHash,
}

/** An order with its person, as its owner may change it. */
export type OwnOrder = Pick<typeof orders.$inferSelect, keyof typeof ownColumns>

/**
 * An order with its person, for the holder of the write token and for texting its phone; null when
 * there is none. An attempt that joined an order is that order.
 */
export async function readOwnOrder(
  db: Db,
  { orderRef }: { orderRef: string },
): Promise<OwnOrder | null> {
  const [order] = await db
    .select(ownColumns)
    .from(attempts)
    .innerJoin(orders, isOrderOfAttempt)
    .where(eq(attempts.orderRef, orderRef))
  return order ?? null
}
