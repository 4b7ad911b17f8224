import { eq } from 'drizzle-orm'
import { leadDueMs } from '#core/leads/lead-due.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { deliveries } from '#leasing-api/db/schema/deliveries.ts'
import { providers } from '#leasing-api/db/schema/providers.ts'
import type { Email } from '#leasing-api/emails/email-template.ts'

type LeadOrder = { orderRef: string; providerId: number }

/** Queues an e-mail within the transaction that it reports. Rule W-91. */
export async function addEmail(tx: Db, email: Email, now: Date): Promise<void> {
  await tx
    .insert(deliveries)
    .values({ kind: 'email', channel: 'email', createdAt: now, dueAt: now, payload: email })
}

/** Queues an e-mail that nothing else is stored with. */
export function queueEmail(db: Db, { email, now }: { email: Email; now: Date }): Promise<void> {
  return addEmail(db, email, now)
}

/** Queues the e-mail to the visitor about a confirmed order. */
export async function addConfirmation(tx: Db, orderRef: string, now: Date): Promise<void> {
  await tx
    .insert(deliveries)
    .values({ kind: 'confirmation', channel: 'email', orderRef, createdAt: now, dueAt: now })
}

/**
 * Queues a confirmed order for its provider, by e-mail and by webhook where it has one, for now or
 * for when it opens. An order is one lead, however often it is confirmed. Rules W-91, W-92.
 */
export async function addLead(tx: Db, order: LeadOrder, now: Date): Promise<void> {
  const { orderRef } = order
  const { channels, dueAt } = await channelsOf(tx, order, now)
  await tx
    .insert(deliveries)
    .values(
      channels.map((channel) => ({
        kind: 'lead' as const,
        channel,
        orderRef,
        createdAt: now,
        dueAt,
      })),
    )
    .onConflictDoNothing()
}

/** Changes to one lead that its provider is told of; whoever holds the token cannot send it more. */
const mostChanges = 5

/** Time for further changes before a provider is told of one. */
const changePauseMs = 60_000

/**
 * Queues a change of an order whose lead has been tried before, so that it reaches its provider. One
 * that has not is sent with the change in it, as is a change that waits. Rule W-95.
 */
export async function addLeadChange(tx: Db, order: LeadOrder, now: Date): Promise<void> {
  const { orderRef } = order
  // Written, and so locked: a try that has begun is waited for and then seen.
  const earlier = await tx
    .update(deliveries)
    .set({ orderRef })
    .where(eq(deliveries.orderRef, orderRef))
    .returning({
      kind: deliveries.kind,
      channel: deliveries.channel,
      tries: deliveries.tries,
    })
  const { channels, dueAt } = await channelsOf(tx, order, now)
  const changed = channels.filter((channel) => {
    const own = earlier.filter((row) => row.channel === channel)
    const leads = own.filter(({ kind }) => kind === 'lead' || kind === 'leadChange')
    const changes = own.filter(({ kind }) => kind === 'leadChange')
    return leads.length > 0 && leads.every(({ tries }) => tries > 0) && changes.length < mostChanges
  })
  if (changed.length === 0) return
  const due = new Date(Math.max(dueAt.getTime(), now.getTime() + changePauseMs))
  await tx.insert(deliveries).values(
    changed.map((channel) => ({
      kind: 'leadChange' as const,
      channel,
      orderRef,
      createdAt: now,
      dueAt: due,
    })),
  )
}

async function channelsOf(tx: Db, { providerId }: LeadOrder, now: Date) {
  const [provider] = await tx
    .select({ hours: providers.openingHours, webhookUrl: providers.leadWebhookUrl })
    .from(providers)
    .where(eq(providers.id, providerId))
  const channels = ['email', ...(provider?.webhookUrl ? ['webhook'] : [])] as (
    | 'email'
    | 'webhook'
  )[]
  return { channels, dueAt: new Date(leadDueMs(provider?.hours ?? [], now.getTime())) }
}
