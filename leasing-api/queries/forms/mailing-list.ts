import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { mailingList } from '#leasing-api/db/schema/forms.ts'
import { orders } from '#leasing-api/db/schema/orders.ts'
import type { Email } from '#leasing-api/emails/email-template.ts'
import { stopAllAlerts } from '../alerts/price-alerts.ts'
import { addEmail } from '../deliveries/add-deliveries.ts'
import { claimActions, type LimitClaim, type Limited, withinLimits } from '../limits/limits.ts'

export type MailingListMember = typeof mailingList.$inferSelect

export type NewMember = Pick<MailingListMember, 'email' | 'firstName' | 'secondName' | 'topic'>

export type ListChange = { kind: 'done' } | Limited

/** The topic of news that a mailing service sends. */
export const newsletter = 'newsletter'

/** The link that confirms joining a list. */
export type ListLink = { token: string; expiresAt: Date }

/**
 * Stores that somebody would join a list, with the e-mail whose link confirms it. Asked again before
 * that, another e-mail goes, and its link replaces the one before. A member stays unchanged and gets no
 * e-mail; the response is the same. Rule W-104.
 */
export function joinMailingList(
  db: Db,
  input: { member: NewMember; link: ListLink; mail: Email; limits: LimitClaim[]; now: Date },
): Promise<ListChange> {
  const { member, link, mail, limits, now } = input
  return withinLimits(db, async (tx) => {
    await claimActions(tx, limits, now)
    if (await addUnconfirmed(tx, member, link, now)) await addEmail(tx, mail, now)
    return { kind: 'done' }
  })
}

/** Stores an unconfirmed member; false for one that is a member already. */
export async function addUnconfirmed(
  tx: Db,
  member: NewMember,
  { token, expiresAt }: ListLink,
  now: Date,
): Promise<boolean> {
  const { email, firstName, secondName } = member
  const asked = { email, firstName, secondName, confirmToken: token, confirmBy: expiresAt }
  const stored = await tx
    .insert(mailingList)
    .values({ ...member, ...asked, emailKey: email.toLowerCase(), changedAt: now })
    .onConflictDoUpdate({
      target: [mailingList.emailKey, mailingList.topic],
      set: asked,
      setWhere: or(isNull(mailingList.confirmedAt), isNotNull(mailingList.leftAt)),
    })
    .returning({ topic: mailingList.topic })
  return stored.length > 0
}

/** The person behind a link that still works; null for any other. */
export async function readUnconfirmed(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<NewMember | null> {
  const [member] = await db
    .select({
      email: mailingList.email,
      firstName: mailingList.firstName,
      secondName: mailingList.secondName,
      topic: mailingList.topic,
    })
    .from(mailingList)
    .where(and(eq(mailingList.confirmToken, token), gt(mailingList.confirmBy, now)))
  return member ?? null
}

/** Makes a member of whoever a link was sent to, with the e-mail about it; pressed again, nothing more. */
export function confirmMember(
  db: Db,
  { token, mail, now }: { token: string; mail: Email; now: Date },
): Promise<void> {
  return db.transaction(async (tx) => {
    const joined = await tx
      .update(mailingList)
      .set({ confirmedAt: now, changedAt: now, leftAt: null, pushedAt: null })
      .where(
        and(
          eq(mailingList.confirmToken, token),
          gt(mailingList.confirmBy, now),
          or(isNull(mailingList.confirmedAt), isNotNull(mailingList.leftAt)),
        ),
      )
      .returning({ topic: mailingList.topic })
    if (joined.length > 0) await addEmail(tx, mail, now)
  })
}

/**
 * Removes an address from every list and from every order's consent, and stops its price alerts. An unknown address is stored
 * as one that has left, so that it is never written to.
 */
export function leaveMailingLists(
  db: Db,
  { email, limits, now }: { email: string; limits: LimitClaim[]; now: Date },
): Promise<ListChange> {
  return withinLimits(db, async (tx) => {
    await claimActions(tx, limits, now)
    const emailKey = email.toLowerCase()
    // The links of e-mails under way end as well.
    const left = { leftAt: now, changedAt: now, pushedAt: null, confirmToken: null }
    await tx
      .insert(mailingList)
      .values({ emailKey, topic: newsletter, email, firstName: '', secondName: '', ...left })
      .onConflictDoNothing()
    await tx
      .update(mailingList)
      .set(left)
      .where(and(eq(mailingList.emailKey, emailKey), isNull(mailingList.leftAt)))
    await tx
      .update(orders)
      .set({ isSubscribed: false })
      .where(and(eq(sql`lower(${orders.email})`, emailKey), eq(orders.isSubscribed, true)))
    await stopAllAlerts(tx, emailKey, now)
    return { kind: 'done' }
  })
}

/** Members whose last change has not been sent to the mailing service, the oldest change first. */
export function readPendingMembers(
  db: Db,
  { most }: { most: number },
): Promise<MailingListMember[]> {
  return db
    .select()
    .from(mailingList)
    .where(
      and(
        eq(mailingList.topic, newsletter),
        isNull(mailingList.pushedAt),
        or(isNotNull(mailingList.confirmedAt), isNotNull(mailingList.leftAt)),
      ),
    )
    .orderBy(asc(mailingList.changedAt))
    .limit(most)
}

/** Marks a change as sent to the mailing service; a later one stays pending. */
export async function markMemberPushed(
  db: Db,
  {
    emailKey,
    changedAt,
    leftAt,
    now,
  }: Pick<MailingListMember, 'emailKey' | 'changedAt' | 'leftAt'> & { now: Date },
): Promise<void> {
  await db
    .update(mailingList)
    .set({ pushedAt: now })
    .where(
      and(
        eq(mailingList.emailKey, emailKey),
        eq(mailingList.topic, newsletter),
        eq(mailingList.changedAt, changedAt),
        // Both within one millisecond is still two changes.
        leftAt === null ? isNull(mailingList.leftAt) : isNotNull(mailingList.leftAt),
      ),
    )
}
