import { inArray, lt } from 'drizzle-orm'
import { retention, oldestStoredOrder } from '#core/contract/retention.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { leaseReminders } from '#leasing-api/db/schema/accounts.ts'
import { deliveries, leadEvents, leadSteps } from '#leasing-api/db/schema/deliveries.ts'
import { orderCodes, orders, outboxMessages } from '#leasing-api/db/schema/orders.ts'

/**
 * Removes orders of more than 24 months ago with their codes, and messages of more than 30 days
 * ago. Rule C-61.
 */
export async function forgetOldOrders(db: Db, { now }: { now: Date }): Promise<void> {
  const before = oldestStoredOrder(now)
  await db.transaction(async (transaction) => {
    const old = transaction
      .select({ orderRef: orders.orderRef })
      .from(orders)
      .where(lt(orders.createdAt, before))
    await transaction.delete(orderCodes).where(inArray(orderCodes.orderRef, old))
    await transaction.delete(leadEvents).where(inArray(leadEvents.orderRef, old))
    await transaction.delete(leadSteps).where(inArray(leadSteps.orderRef, old))
    await transaction.delete(leaseReminders).where(inArray(leaseReminders.orderRef, old))
    await transaction.delete(orders).where(lt(orders.createdAt, before))
  })
  const oldMessage = new Date(now.getTime() - retention.messageMs)
  await db.delete(outboxMessages).where(lt(outboxMessages.createdAt, oldMessage))
  await db.delete(deliveries).where(lt(deliveries.createdAt, oldMessage))
}
