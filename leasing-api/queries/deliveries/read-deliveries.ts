import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { LeadState } from '#core/leads/lead-state.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { deliveries, leadSteps } from '#leasing-api/db/schema/deliveries.ts'
import { orders } from '#leasing-api/db/schema/orders.ts'
import { providers } from '#leasing-api/db/schema/providers.ts'
import type { Delivery } from './claim-delivery.ts'

/** The deliveries about some orders, the oldest first. */
export function listDeliveries(
  db: Db,
  { orderRefs }: { orderRefs: readonly string[] },
): Promise<Delivery[]> {
  return db
    .select()
    .from(deliveries)
    .where(inArray(deliveries.orderRef, [...orderRefs]))
    .orderBy(asc(deliveries.createdAt), asc(deliveries.kind))
}

/** A lead as an operator sees it: nothing of its person. */
export type ListedLead = {
  orderRef: string
  shortReference: string
  provider: string
  steps: { state: LeadState; reachedAt: Date; reachedBy: string }[]
  deliveries: Pick<
    Delivery,
    'kind' | 'channel' | 'tries' | 'dueAt' | 'sentAt' | 'deadAt' | 'deadReason'
  >[]
}

/** The newest leads, or only those with a dead delivery. Rules W-99, W-100. */
export async function readLeads(
  db: Db,
  { most, isDeadOnly }: { most: number; isDeadOnly: boolean },
): Promise<ListedLead[]> {
  const dead = sql`exists (select 1 from ${deliveries}
    where ${deliveries.orderRef} = ${orders.orderRef} and ${deliveries.deadAt} is not null)`
  const found = await db
    .select({
      orderRef: orders.orderRef,
      shortReference: orders.shortReference,
      createdAt: orders.createdAt,
      provider: providers.name,
    })
    .from(orders)
    .leftJoin(providers, eq(providers.id, orders.providerId))
    .where(and(sql`${orders.state} <> 'joined'`, isDeadOnly ? dead : undefined))
    .orderBy(desc(orders.createdAt))
    .limit(most)
  const orderRefs = found.map(({ orderRef }) => orderRef)
  const [steps, queued] = [
    await db.select().from(leadSteps).where(inArray(leadSteps.orderRef, orderRefs)),
    await listDeliveries(db, { orderRefs }),
  ]
  return found.map(({ createdAt, provider, ...order }) => ({
    ...order,
    provider: provider ?? 'a provider that has gone',
    steps: [
      { state: 'awaitingCode', reachedAt: createdAt, reachedBy: 'visitor' },
      ...steps.filter(({ orderRef }) => orderRef === order.orderRef),
    ],
    deliveries: queued.filter(({ orderRef }) => orderRef === order.orderRef),
  }))
}

/** How far the lead of an order is on its way; null when it has none. */
export type LeadProgress = Pick<Delivery, 'tries' | 'dueAt' | 'sentAt' | 'deadAt'>

/** The deliveries of an order's lead, for what its thank-you says. Rule W-98. */
export function readLeadProgress(
  db: Db,
  { orderRef }: { orderRef: string },
): Promise<LeadProgress[]> {
  return db
    .select({
      tries: deliveries.tries,
      dueAt: deliveries.dueAt,
      sentAt: deliveries.sentAt,
      deadAt: deliveries.deadAt,
    })
    .from(deliveries)
    .where(and(eq(deliveries.orderRef, orderRef), eq(deliveries.kind, 'lead')))
}
