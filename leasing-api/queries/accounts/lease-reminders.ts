import { and, eq, sql } from 'drizzle-orm'
import { dueReminder, leaseEndsOn } from '#core/leads/lease-reminder.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { leaseReminders, users } from '#leasing-api/db/schema/accounts.ts'
import { leadSteps } from '#leasing-api/db/schema/deliveries.ts'
import { orders } from '#leasing-api/db/schema/orders.ts'
import { leaseReminderEmail } from '#leasing-api/accounts/lease-reminder-email.ts'
import { addEmail } from '../deliveries/add-deliveries.ts'

/**
 * Queues the reminders of leases that end in six, three or one months, for those who asked for them.
 * The note that one was sent is made with it, so that of several nodes one sends it, once. Rule S-74.
 */
export async function queueLeaseReminders(
  db: Db,
  { now, siteUrl }: { now: Date; siteUrl: string },
): Promise<number> {
  const leases = await db
    .select({
      orderRef: orders.orderRef,
      snapshot: orders.snapshot,
      deliveredAt: leadSteps.reachedAt,
      email: users.email,
    })
    .from(leadSteps)
    .innerJoin(orders, eq(orders.orderRef, leadSteps.orderRef))
    .innerJoin(users, sql`${users.emailKey} = lower(${orders.email})`)
    .where(and(eq(leadSteps.state, 'delivered'), eq(users.leaseReminders, true)))
  let queued = 0
  for (const { orderRef, snapshot, deliveredAt, email } of leases) {
    const endsOn = leaseEndsOn(deliveredAt.getTime(), snapshot.offer.term)
    const months = dueReminder(endsOn, now.getTime())
    if (months === null) continue
    queued += await db.transaction(async (tx) => {
      const noted = await tx
        .insert(leaseReminders)
        .values({ orderRef, months, sentAt: now })
        .onConflictDoNothing()
        .returning({ orderRef: leaseReminders.orderRef })
      if (noted.length === 0) return 0
      const about = { to: email, siteUrl, vehicle: snapshot.vehicle, endsOn, months }
      await addEmail(tx, leaseReminderEmail(about), now)
      return 1
    })
  }
  return queued
}
