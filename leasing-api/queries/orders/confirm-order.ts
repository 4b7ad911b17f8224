import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { orderCodes, orders, outboxMessages } from '#leasing-api/db/schema/orders.ts'
import { confirmationEmail } from '#leasing-api/orders/confirmation-email.ts'
import { type PublicOrder, publicOrderColumns } from './read-order.ts'

/**
 * Consumes a code and confirms its order, with the e-mail about it, all or nothing. Null when the
 * code was used or replaced meanwhile: of many at once exactly one confirms.
 */
export function confirmOrder(
  db: Db,
  input: { orderRef: string; codeId: string; emailId: string; isDemonstration: boolean; now: Date },
): Promise<PublicOrder | null> {
  const { orderRef, codeId, emailId, isDemonstration, now } = input
  return db.transaction(async (tx) => {
    // The order's row first, as a resend does, so that the two cannot wait for each other.
    const isWaiting = and(eq(orders.orderRef, orderRef), eq(orders.state, 'awaitingCode'))
    const locked = await tx
      .update(orders)
      .set({ state: 'awaitingCode' })
      .where(isWaiting)
      .returning({ orderRef: orders.orderRef })
    if (locked.length === 0) return null
    const used = await tx
      .update(orderCodes)
      .set({ usedAt: now })
      .where(
        and(
          eq(orderCodes.id, codeId),
          eq(orderCodes.orderRef, orderRef),
          isNull(orderCodes.usedAt),
          isNull(orderCodes.replacedAt),
        ),
      )
      .returning({ id: orderCodes.id })
    if (used.length === 0) return null
    const [order] = await tx
      .update(orders)
      .set({ state: 'confirmed', confirmedAt: now })
      .where(isWaiting)
      .returning({ ...publicOrderColumns, name: orders.name, email: orders.email })
    if (!order) throw new Error('An order that was locked to be confirmed has gone.')
    const { name, email, ...confirmed } = order
    await tx.insert(outboxMessages).values({
      id: emailId,
      createdAt: now,
      channel: 'email',
      recipient: email,
      orderRef,
      ...confirmationEmail(name, confirmed, isDemonstration),
    })
    return confirmed
  })
}
