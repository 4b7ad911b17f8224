import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { deliveries, type DeliveryPayload } from '#leasing-api/db/schema/deliveries.ts'
import { orders } from '#leasing-api/db/schema/orders.ts'
import { providers } from '#leasing-api/db/schema/providers.ts'
import type { Provider } from '../providers/providers.ts'

export type Delivery = typeof deliveries.$inferSelect

export type ClaimedOrder = Pick<
  typeof orders.$inferSelect,
  | 'orderRef'
  | 'shortReference'
  | 'confirmedAt'
  | 'createdAt'
  | 'snapshot'
  | 'attribution'
  | 'name'
  | 'email'
  | 'phoneE164'
  | 'message'
  | 'postcode'
  | 'callTime'
  | 'callPriority'
  | 'otherCallTime'
>

/** An order with its person, and its provider; null for one that is not ours any more. */
export type LeadFacts = { order: ClaimedOrder; provider: Provider | null }

export type ClaimedDelivery = { delivery: Delivery; facts: LeadFacts | null }

/**
 * Claims the delivery that has waited longest of those that are due, in one conditional statement:
 * of several nodes one gets it. It counts as a try, and as lost at the end of the lease. A lead
 * waits while its order is not confirmed. Rules W-91, W-96.
 */
export async function claimDelivery(
  db: Db,
  { now, leaseMs }: { now: Date; leaseMs: number },
): Promise<ClaimedDelivery | null> {
  const isConfirmed = sql`exists (
    select 1 from ${orders} where ${orders.orderRef} = ${deliveries.orderRef} and ${orders.state} = 'confirmed')`
  const next = sql`(
    select ${deliveries.id} from ${deliveries}
    where ${deliveries.sentAt} is null and ${deliveries.deadAt} is null
      and ${deliveries.dueAt} <= ${now.toISOString()}::timestamptz
      and (${deliveries.orderRef} is null or ${isConfirmed})
    order by ${deliveries.dueAt} limit 1 for update skip locked)`
  return db.transaction(async (tx) => {
    const [delivery] = await tx
      .update(deliveries)
      .set({
        tries: sql`${deliveries.tries} + 1`,
        dueAt: new Date(now.getTime() + leaseMs),
      })
      .where(sql`${deliveries.id} = ${next}`)
      .returning()
    if (!delivery) return null
    if (delivery.orderRef === null) return { delivery, facts: null }
    const [facts] = await tx
      .select({ order: orderColumns, provider: getTableColumns(providers) })
      .from(orders)
      .leftJoin(providers, eq(providers.id, orders.providerId))
      .where(eq(orders.orderRef, delivery.orderRef))
    return { delivery, facts: facts! }
  })
}

const orderColumns = {
  orderRef: orders.orderRef,
  shortReference: orders.shortReference,
  confirmedAt: orders.confirmedAt,
  createdAt: orders.createdAt,
  snapshot: orders.snapshot,
  attribution: orders.attribution,
  name: orders.name,
  email: orders.email,
  phoneE164: orders.phoneE164,
  message: orders.message,
  postcode: orders.postcode,
  callTime: orders.callTime,
  callPriority: orders.callPriority,
  otherCallTime: orders.otherCallTime,
}

/** Stores what the first try of a delivery sends, which every later one sends again. Rule W-94. */
export async function fixPayload(
  db: Db,
  { id, payload }: { id: string; payload: DeliveryPayload },
): Promise<DeliveryPayload> {
  const [fixed] = await db
    .update(deliveries)
    .set({ payload: sql`coalesce(${deliveries.payload}, ${JSON.stringify(payload)}::jsonb)` })
    .where(eq(deliveries.id, id))
    .returning({ payload: deliveries.payload })
  return fixed?.payload ?? payload
}
