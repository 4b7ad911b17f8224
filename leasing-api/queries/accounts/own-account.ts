import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { LeadState } from '#core/leads/lead-state.ts'
import { mostSaved } from '#core/offer/chosen-deals.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { authorizationTokens, users } from '#leasing-api/db/schema/accounts.ts'
import { leadSteps } from '#leasing-api/db/schema/deliveries.ts'
import { orders } from '#leasing-api/db/schema/orders.ts'

type StoredOrder = typeof orders.$inferSelect

export type OwnEnquiry = {
  order: StoredOrder
  steps: { state: LeadState; reachedAt: Date }[]
}

/** Enquiries made with an address, newest first; attempts that joined another are that one. Rule S-73. */
export function readOwnEnquiries(
  db: Db,
  { emailKey }: { emailKey: string },
): Promise<OwnEnquiry[]> {
  const isOwn = and(sql`lower(${orders.email}) = ${emailKey}`, sql`${orders.state} <> 'joined'`)
  return enquiriesWhere(db, isOwn, 100)
}

/** The same of as many as there are, with the attempts that joined another. Rule C-164. */
export const readEveryEnquiry = (db: Db, emailKey: string): Promise<OwnEnquiry[]> =>
  enquiriesWhere(db, sql`lower(${orders.email}) = ${emailKey}`, 1_000_000)

async function enquiriesWhere(db: Db, isOwn: SQL | undefined, most: number): Promise<OwnEnquiry[]> {
  const found = await db
    .select()
    .from(orders)
    .where(isOwn)
    .orderBy(desc(orders.createdAt))
    .limit(most)
  const refs = found.map(({ orderRef }) => orderRef)
  const steps = await db
    .select()
    .from(leadSteps)
    .where(inArray(leadSteps.orderRef, refs))
    .orderBy(asc(leadSteps.reachedAt))
  return found.map((order) => ({
    order,
    steps: [
      { state: 'awaitingCode', reachedAt: order.createdAt },
      ...steps.filter(({ orderRef }) => orderRef === order.orderRef),
    ],
  }))
}

/** Changes what somebody may change of their account. */
export async function changeUser(
  db: Db,
  {
    id,
    change,
  }: { id: string; change: { firstName?: string; lastName?: string; leaseReminders?: boolean } },
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await db.update(users).set(change).where(eq(users.id, id))
}

/**
 * The shortlist of an account, joined with a device’s or replaced by it. The row is locked, so that
 * two devices at once lose nothing. Rule C-163.
 */
export function changeSavedDeals(
  db: Db,
  { id, deals, isJoined }: { id: string; deals: string[]; isJoined: boolean },
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ savedDeals: users.savedDeals })
      .from(users)
      .where(eq(users.id, id))
      .for('update')
    const all = isJoined ? [...deals, ...(user?.savedDeals ?? [])] : deals
    const savedDeals = [...new Set(all)].slice(0, mostSaved)
    await tx.update(users).set({ savedDeals }).where(eq(users.id, id))
    return savedDeals
  })
}

/** Whether the password was given again in a session moments ago. Rule S-13. */
export async function isAuthorized(
  db: Db,
  { tokenHash, sessionId, now }: { tokenHash: string; sessionId: string; now: Date },
): Promise<boolean> {
  const found = await db
    .select({ sessionId: authorizationTokens.sessionId })
    .from(authorizationTokens)
    .where(
      and(
        eq(authorizationTokens.tokenHash, tokenHash),
        eq(authorizationTokens.sessionId, sessionId),
        gt(authorizationTokens.expiresAt, now),
      ),
    )
  return found.length > 0
}
