import { and, eq, isNull } from 'drizzle-orm'
import type { StorefrontSite } from '#core/storefronts/storefront-site.ts'
import { londonClock } from '#core/time/london-clock.ts'
import { type EnquiryDetails, joinedDetails } from '#core/wizard/one-enquiry.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { isTaken } from '#leasing-api/db/query-error.ts'
import { orderCodes, orders } from '#leasing-api/db/schema/orders.ts'
import { sentFrom } from '#leasing-api/emails/email-template.ts'
import { confirmListEmail, newsSubject } from '#leasing-api/forms/form-emails.ts'
import { addConfirmation, addEmail, addLead, addLeadChange } from '../deliveries/add-deliveries.ts'
import { addLeadStep } from '../leads/lead-steps.ts'
import { addUnconfirmed, type ListLink, newsletter } from '../forms/mailing-list.ts'
import { type PublicOrder, publicOrderColumns } from './read-order.ts'

type Confirmation = {
  orderRef: string
  codeId: string
  /** The link by which whoever ticked the news joins its list. Rule W-104. */
  news: ListLink & { site: StorefrontSite }
  now: Date
}

/** What is confirmed: whose enquiry about which offer. */
type Attempt = EnquiryDetails & {
  orderRef: string
  phoneE164: string
  offerId: string
  providerId: number
}

const detailColumns = {
  name: orders.name,
  email: orders.email,
  isSubscribed: orders.isSubscribed,
  message: orders.message,
}

const mostTries = 3

/**
 * Consumes a code and confirms its order, with the e-mail about it and its lead, all or nothing.
 * Null when the code was used or replaced meanwhile: of many at once exactly one confirms. When its
 * phone has confirmed an order for the offer the same day, it joins that one. Rules W-76, W-91.
 */
export async function confirmOrder(db: Db, input: Confirmation): Promise<PublicOrder | null> {
  for (let tries = 1; ; tries++) {
    try {
      return await confirmOnce(db, input)
    } catch (error) {
      // Another attempt of the enquiry was confirmed meanwhile: there is an order to join now. That
      // one may wait for a code again by then, so the next try can come too late as well.
      if (tries === mostTries || !isTaken(error, 'orders_one_enquiry_a_day')) throw error
    }
  }
}

function confirmOnce(db: Db, input: Confirmation): Promise<PublicOrder | null> {
  const { orderRef, codeId, now } = input
  return db.transaction(async (tx) => {
    // The order's row first, as a resend does, so that the two cannot wait for each other.
    const [locked] = await tx
      .update(orders)
      .set({ state: 'awaitingCode' })
      .where(and(eq(orders.orderRef, orderRef), eq(orders.state, 'awaitingCode')))
      .returning({
        ...detailColumns,
        phoneE164: orders.phoneE164,
        offerId: orders.offerId,
        providerId: orders.providerId,
      })
    if (!locked) return null
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
    if (locked.isSubscribed) await askForNews(tx, locked, input)
    return confirmedOrJoined(tx, { ...locked, orderRef }, input)
  })
}

async function askForNews(
  tx: Db,
  { name, email }: EnquiryDetails,
  { news, now }: Confirmation,
): Promise<void> {
  const { site, ...link } = news
  const member = { email, firstName: name, secondName: '', topic: newsletter }
  if (!(await addUnconfirmed(tx, member, link, now))) return
  await addEmail(
    tx,
    confirmListEmail({ name, email, ...sentFrom(site) }, newsSubject, link.token),
    now,
  )
}

async function confirmedOrJoined(
  tx: Db,
  attempt: Attempt,
  input: Confirmation,
): Promise<PublicOrder> {
  const { orderRef, phoneE164, offerId } = attempt
  const confirmedDay = londonClock(input.now.getTime()).day
  const [earlier] = await tx
    .select({ ...detailColumns, orderRef: orders.orderRef })
    .from(orders)
    .where(
      and(
        eq(orders.phoneE164, phoneE164),
        eq(orders.offerId, offerId),
        eq(orders.confirmedDay, confirmedDay),
        eq(orders.state, 'confirmed'),
      ),
    )
    .for('update')
  if (earlier) return joined(tx, { attempt, earlier }, input)
  const confirmed = await updated(tx, orderRef, {
    state: 'confirmed',
    confirmedAt: input.now,
    confirmedDay,
  })
  const { now } = input
  await addConfirmation(tx, orderRef, now)
  // Confirmed once before, until its phone was changed: its provider may have it already.
  await addLeadChange(tx, attempt, now)
  await addLead(tx, attempt, now)
  await addLeadStep(tx, orderRef, {
    state: 'confirmed',
    reachedAt: now,
    notedAt: now,
    reachedBy: 'visitor',
  })
  return confirmed
}

/** The earlier order with the details of the attempt that joins it. Rule W-77. */
async function joined(
  tx: Db,
  { attempt, earlier }: { attempt: Attempt; earlier: EnquiryDetails & { orderRef: string } },
  { now }: Confirmation,
): Promise<PublicOrder> {
  const { details, isNewAddress } = joinedDetails(earlier, attempt)
  const joins = { joinedOrderRef: earlier.orderRef }
  // An order that waited again for its code may have attempts of its own.
  await tx.update(orders).set(joins).where(eq(orders.joinedOrderRef, attempt.orderRef))
  await tx
    .update(orders)
    .set({ ...joins, state: 'joined' })
    .where(eq(orders.orderRef, attempt.orderRef))
  const order = await updated(tx, earlier.orderRef, details)
  if (isNewAddress) await addConfirmation(tx, earlier.orderRef, now)
  return order
}

async function updated(
  tx: Db,
  orderRef: string,
  change: Partial<typeof orders.$inferInsert>,
): Promise<PublicOrder> {
  const [order] = await tx
    .update(orders)
    .set(change)
    .where(eq(orders.orderRef, orderRef))
    .returning(publicOrderColumns)
  if (!order) throw new Error('An order that was locked to be confirmed has gone.')
  return order
}
