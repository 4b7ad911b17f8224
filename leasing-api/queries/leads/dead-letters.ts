import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { deliveries } from '#leasing-api/db/schema/deliveries.ts'
import { orders } from '#leasing-api/db/schema/orders.ts'
import { providers } from '#leasing-api/db/schema/providers.ts'
import { addAudit } from '../accounts/audit-log.ts'

/** Of what provider: null for whoever may see all, e-mails to visitors included. */
type Whose = { providerId: number | null }

const leadKinds = ['lead', 'leadChange'] as const

const whose = ({ providerId }: Whose) =>
  providerId === null
    ? undefined
    : and(eq(orders.providerId, providerId), inArray(deliveries.kind, [...leadKinds]))

export type DeadLetter = Awaited<ReturnType<typeof readDeadLetters>>[number]

/** What could not be delivered, and what has become of what was sent again, newest first. Rule W-174. */
export function readDeadLetters(db: Db, { providerId, most }: Whose & { most: number }) {
  return db
    .select({
      id: deliveries.id,
      kind: deliveries.kind,
      channel: deliveries.channel,
      orderRef: orders.orderRef,
      shortReference: orders.shortReference,
      providerName: providers.name,
      subject: sql<string | null>`${deliveries.payload} ->> 'subject'`,
      tries: deliveries.tries,
      createdAt: deliveries.createdAt,
      dueAt: deliveries.dueAt,
      sentAt: deliveries.sentAt,
      deadAt: deliveries.deadAt,
      deadReason: deliveries.deadReason,
      resentAt: deliveries.resentAt,
    })
    .from(deliveries)
    .leftJoin(orders, eq(orders.orderRef, deliveries.orderRef))
    .leftJoin(providers, eq(providers.id, orders.providerId))
    .where(
      and(or(isNotNull(deliveries.deadAt), isNotNull(deliveries.resentAt)), whose({ providerId })),
    )
    .orderBy(desc(sql`coalesce(${deliveries.deadAt}, ${deliveries.resentAt})`), desc(deliveries.id))
    .limit(most)
}

/** Which dead deliveries are sent again: some, those about an order, or all that may be seen. */
export type WhichDead = { ids: string[] } | { orderRef: string } | 'all'

const isOf = (which: WhichDead) => {
  if (which === 'all') return undefined
  return 'ids' in which
    ? inArray(deliveries.id, which.ids)
    : eq(deliveries.orderRef, which.orderRef)
}

/**
 * Makes dead deliveries due again; gives how many. Their key and content stay, so
 * that what did arrive is known for the same. Rules W-100, W-174.
 */
export function resendDeadLetters(
  db: Db,
  { providerId, which, by, now }: Whose & { which: WhichDead; by: string; now: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    const chosen = tx
      .select({ id: deliveries.id })
      .from(deliveries)
      .leftJoin(orders, eq(orders.orderRef, deliveries.orderRef))
      .where(and(isOf(which), whose({ providerId })))
    const again = await tx
      .update(deliveries)
      .set({ deadAt: null, deadReason: null, tries: 0, dueAt: now, resentAt: now, resentBy: by })
      .where(
        and(
          isNotNull(deliveries.deadAt),
          isNull(deliveries.sentAt),
          inArray(deliveries.id, chosen),
        ),
      )
      .returning({ id: deliveries.id, orderRef: deliveries.orderRef })
    for (const { id, orderRef } of again) {
      const subject = orderRef ?? id
      await addAudit(tx, { at: now, actor: by, action: 'deliveriesResent', subject })
    }
    return again.length
  })
}
