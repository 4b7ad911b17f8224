import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import {
  accountLinks,
  auditLog,
  leaseReminders,
  sessions,
  users,
} from '#leasing-api/db/schema/accounts.ts'
import { alertMails, priceAlerts } from '#leasing-api/db/schema/alerts.ts'
import { deliveries, leadEvents } from '#leasing-api/db/schema/deliveries.ts'
import { customerForms, formSubmissions, mailingList } from '#leasing-api/db/schema/forms.ts'
import { formDrafts, outboxMessages } from '#leasing-api/db/schema/orders.ts'
import { addAudit, type AuditEntry } from './audit-log.ts'
import { readEveryEnquiry } from './own-account.ts'

export type OwnRecords = Awaited<ReturnType<typeof exportOwnRecords>>

/**
 * Everything stored about somebody beside the account itself, for an export, which is noted first. What
 * would open something is left out: hashes, tokens, and the texts of messages, which hold links and
 * codes. Rules C-164, C-185, S-66.
 */
export async function exportOwnRecords(
  db: Db,
  {
    id,
    emailKey,
    audit,
  }: {
    /** Empty for a person without an account. */
    id: string
    emailKey: string
    audit: AuditEntry
  },
) {
  await addAudit(db, audit)
  const enquiries = await readEveryEnquiry(db, emailKey)
  const orderRefs = enquiries.map(({ order }) => order.orderRef)
  return {
    enquiries,
    handling: await handlingOf(db, orderRefs),
    reminders: await db
      .select()
      .from(leaseReminders)
      .where(inArray(leaseReminders.orderRef, orderRefs)),
    lists: await listsOf(db, emailKey),
    ...(await alertsOf(db, emailKey)),
    ...(await formsOf(db, emailKey)),
    messages: await messagesOf(db, { id, emailKey, orderRefs }),
    sessions: await db
      .select({
        createdAt: sessions.createdAt,
        expiresAt: sessions.expiresAt,
        revokedAt: sessions.revokedAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, id))
      .orderBy(asc(sessions.createdAt)),
    links: await db
      .select({
        kind: accountLinks.kind,
        email: accountLinks.email,
        createdAt: accountLinks.createdAt,
        expiresAt: accountLinks.expiresAt,
      })
      .from(accountLinks)
      .where(or(eq(accountLinks.userId, id), eq(accountLinks.emailKey, emailKey))),
    log: await db
      .select({ at: auditLog.at, action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subject, audit.subject))
      .orderBy(asc(auditLog.id)),
  }
}

/** What a provider's people did and noted of enquiries; who of them is nothing of the customer's. */
const handlingOf = (db: Db, orderRefs: readonly string[]) =>
  db
    .select({
      orderRef: leadEvents.orderRef,
      at: leadEvents.at,
      kind: leadEvents.kind,
      note: sql<
        string | null
      >`case when ${leadEvents.kind} = 'noted' then ${leadEvents.detail} end`,
    })
    .from(leadEvents)
    .where(inArray(leadEvents.orderRef, [...orderRefs]))
    .orderBy(asc(leadEvents.id))

const listsOf = (db: Db, emailKey: string) =>
  db
    .select({
      topic: mailingList.topic,
      firstName: mailingList.firstName,
      secondName: mailingList.secondName,
      changedAt: mailingList.changedAt,
      confirmedAt: mailingList.confirmedAt,
      leftAt: mailingList.leftAt,
    })
    .from(mailingList)
    .where(eq(mailingList.emailKey, emailKey))

async function alertsOf(db: Db, emailKey: string) {
  const [mail] = await db.select().from(alertMails).where(eq(alertMails.emailKey, emailKey))
  const alerts = await db
    .select({
      page: priceAlerts.page,
      requestedAt: priceAlerts.requestedAt,
      requestedPence: priceAlerts.requestedPence,
      knownPence: priceAlerts.knownPence,
      confirmedAt: priceAlerts.confirmedAt,
      endsAt: priceAlerts.endsAt,
      stoppedAt: priceAlerts.stoppedAt,
    })
    .from(priceAlerts)
    .where(eq(priceAlerts.emailKey, emailKey))
    .orderBy(asc(priceAlerts.requestedAt))
  return { priceAlerts: alerts, lastAlertMailAt: mail ? mail.mailedAt : null }
}

/** Saved searches, forms that a person answers, and forms being mended. */
const formsOf = async (db: Db, emailKey: string) => ({
  savedSearches: await db
    .select({
      choice: customerForms.choice,
      name: customerForms.name,
      email: customerForms.email,
      phone: customerForms.phoneE164,
      createdAt: customerForms.createdAt,
      expiresAt: customerForms.expiresAt,
    })
    .from(customerForms)
    .where(sql`lower(${customerForms.email}) = ${emailKey}`),
  forms: await db
    .select({
      kind: formSubmissions.kind,
      reference: formSubmissions.reference,
      name: formSubmissions.name,
      email: formSubmissions.email,
      details: formSubmissions.details,
      createdAt: formSubmissions.createdAt,
    })
    .from(formSubmissions)
    .where(sql`lower(${formSubmissions.email}) = ${emailKey}`),
  drafts: await db
    .select({
      form: formDrafts.form,
      values: formDrafts.values,
      expiresAt: formDrafts.expiresAt,
    })
    .from(formDrafts)
    .where(isOwnDraft(emailKey)),
})

/** Drafts of forms in which somebody typed an address, whichever field it is. */
export const isOwnDraft = (emailKey: string) =>
  sql`exists (select 1 from jsonb_each_text(${formDrafts.values}) as typed
    where lower(btrim(typed.value)) = ${emailKey})`

/** Texts of an outbox with the codes of somebody's log-ins. */
export const isTextTo = (userId: string) =>
  sql`${outboxMessages.recipient} = (select ${users.phoneE164} from ${users} where ${users.id} = ${userId})`

/** E-mails and webhooks of the queue, and the texts of an outbox: what they were about, and when. */
async function messagesOf(
  db: Db,
  { id, emailKey, orderRefs }: { id: string; emailKey: string; orderRefs: string[] },
) {
  const queued = await db
    .select({
      channel: deliveries.channel,
      subject: sql<string | null>`${deliveries.payload} ->> 'subject'`,
      createdAt: deliveries.createdAt,
      sentAt: deliveries.sentAt,
    })
    .from(deliveries)
    .where(
      or(
        sql`lower(${deliveries.payload} ->> 'to') = ${emailKey}`,
        inArray(deliveries.orderRef, orderRefs),
      ),
    )
    .orderBy(asc(deliveries.createdAt))
  const texts = await db
    .select({ createdAt: outboxMessages.createdAt })
    .from(outboxMessages)
    .where(
      and(
        eq(outboxMessages.channel, 'sms'),
        or(inArray(outboxMessages.orderRef, orderRefs), isTextTo(id)),
      ),
    )
    .orderBy(asc(outboxMessages.createdAt))
  return [
    ...queued,
    ...texts.map(({ createdAt }) => ({
      channel: 'sms' as const,
      subject: null,
      createdAt,
      sentAt: createdAt,
    })),
  ]
}
