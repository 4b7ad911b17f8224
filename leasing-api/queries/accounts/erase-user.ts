import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import {
  accountLinks,
  authorizationTokens,
  leaseReminders,
  loginCodes,
  refreshTokens,
  sessions,
  users,
} from '#leasing-api/db/schema/accounts.ts'
import { alertMails, priceAlerts } from '#leasing-api/db/schema/alerts.ts'
import { deliveries, leadEvents, leadSteps } from '#leasing-api/db/schema/deliveries.ts'
import { customerForms, formSubmissions, mailingList } from '#leasing-api/db/schema/forms.ts'
import { formDrafts, orderCodes, orders, outboxMessages } from '#leasing-api/db/schema/orders.ts'
import { addAudit, type AuditEntry } from './audit-log.ts'
import { isOwnDraft, isTextTo } from './own-records.ts'

/**
 * Erases somebody: account and sessions, enquiries, forms and price alerts with their address, messages to it. Of a
 * mailing list the address alone stays, as one that is never written to again. Rules C-165, C-185.
 */
export function eraseUser(
  db: Db,
  {
    id,
    emailKey,
    audit,
  }: {
    /** Null for a person without an account. */
    id: string | null
    emailKey: string
    audit: AuditEntry
  },
): Promise<void> {
  const { at: now } = audit
  return db.transaction(async (tx) => {
    const ownOrders = tx
      .select({ orderRef: orders.orderRef })
      .from(orders)
      .where(sql`lower(${orders.email}) = ${emailKey}`)
    await tx.delete(orderCodes).where(inArray(orderCodes.orderRef, ownOrders))
    await tx.delete(leadEvents).where(inArray(leadEvents.orderRef, ownOrders))
    await tx.delete(leadSteps).where(inArray(leadSteps.orderRef, ownOrders))
    await tx.delete(leaseReminders).where(inArray(leaseReminders.orderRef, ownOrders))
    await tx
      .delete(outboxMessages)
      .where(
        or(
          sql`lower(${outboxMessages.recipient}) = ${emailKey}`,
          isTextTo(id ?? ''),
          inArray(outboxMessages.orderRef, ownOrders),
        ),
      )
    await tx
      .delete(deliveries)
      .where(
        or(
          sql`lower(${deliveries.payload} ->> 'to') = ${emailKey}`,
          inArray(deliveries.orderRef, ownOrders),
        ),
      )
    await tx.delete(orders).where(sql`lower(${orders.email}) = ${emailKey}`)
    await tx.delete(customerForms).where(sql`lower(${customerForms.email}) = ${emailKey}`)
    await tx.delete(formSubmissions).where(sql`lower(${formSubmissions.email}) = ${emailKey}`)
    await tx.delete(formDrafts).where(isOwnDraft(emailKey))
    await tx.delete(priceAlerts).where(eq(priceAlerts.emailKey, emailKey))
    await tx.delete(alertMails).where(eq(alertMails.emailKey, emailKey))
    await tx
      .update(mailingList)
      .set({ firstName: '', secondName: '', leftAt: now, changedAt: now, confirmToken: null })
      .where(eq(mailingList.emailKey, emailKey))
    await tx.delete(accountLinks).where(eq(accountLinks.emailKey, emailKey))
    await addAudit(tx, audit)
    if (id === null) return
    const own = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, id))
    await tx.delete(refreshTokens).where(inArray(refreshTokens.sessionId, own))
    await tx.delete(authorizationTokens).where(inArray(authorizationTokens.sessionId, own))
    await tx.delete(sessions).where(eq(sessions.userId, id))
    await tx.delete(loginCodes).where(eq(loginCodes.userId, id))
    await tx.delete(accountLinks).where(eq(accountLinks.userId, id))
    await tx.delete(users).where(eq(users.id, id))
  })
}
