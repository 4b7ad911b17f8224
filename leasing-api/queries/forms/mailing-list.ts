import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { mailingList } from '#leasing-api/db/schema/forms.ts'
import { orders } from '#leasing-api/db/schema/orders.ts'
import type { Email } from '#leasing-api/emails/email-template.ts'
import { addEmail } from '../deliveries/add-deliveries.ts'
import { claimActions, type LimitClaim, type Limited, withinLimits } from '../limits/limits.ts'

export type MailingListMember = typeof mailingList.$inferSelect

export type NewMember = Pick<MailingListMember, 'email' | 'firstName' | 'secondName' | 'topic'>

export type ListChange = { kind: 'done' } | Limited

/** The topic of news that a mailing service sends. */
const newsletter = 'newsletter'

/**
 * Adds a person to a list, with an e-mail. An existing member stays unchanged and gets no second
 * e-mail; the response is the same.
 */
export function joinMailingList(
  db: Db,
  input: { member: NewMember; mail: Email; limits: LimitClaim[]; now: Date },
): Promise<ListChange> {
  const { member, mail, limits, now } = input
  return withinLimits(db, async (tx) => {
    await claimActions(tx, limits, now)
    const { email, firstName, secondName } = member
    const joined = await tx
      .insert(mailingList)
      .values({ ...member, emailKey: email.toLowerCase(), changedAt: now })
      .onConflictDoUpdate({
        target: [mailingList.emailKey, mailingList.topic],
        set: { email, firstName, secondName, changedAt: now, leftAt: null, pushedAt: null },
        setWhere: isNotNull(mailingList.leftAt),
      })
      .returning({ topic: mailingList.topic })
    if (joined.length > 0) await addEmail(tx, mail, now)
    return { kind: 'done' }
  })
}

/**
 * Removes an address from every list and from every order's consent. An unknown address is stored
 * as one that has left, so that it is never written to.
 */
export function leaveMailingLists(
  db: Db,
  { email, limits, now }: { email: string; limits: LimitClaim[]; now: Date },
): Promise<ListChange> {
  return withinLimits(db, async (tx) => {
    await claimActions(tx, limits, now)
    const emailKey = email.toLowerCase()
    const left = { leftAt: now, changedAt: now, pushedAt: null }
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
    .where(and(eq(mailingList.topic, newsletter), isNull(mailingList.pushedAt)))
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
