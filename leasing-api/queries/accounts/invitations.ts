import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { accountLinks } from '#leasing-api/db/schema/accounts.ts'
import { providers } from '#leasing-api/db/schema/providers.ts'
import type { Limited } from '../limits/limits.ts'
import { type AccountLink, type SentLink, sendLinkWithin, withLinkLimits } from './account-links.ts'
import { addAudit, type AuditEntry } from './audit-log.ts'

/** An invitation that nobody has answered, and the company it leads to; null for our staff. */
export type OpenInvitation = { link: AccountLink; companyName: string | null }

const invitedId = sql<string>`${accountLinks.payload} ->> 'newUserId'`
const company = sql`(${accountLinks.payload} ->> 'companyId')::int`

/** Invitations whose links still work, newest first; of one company, or null for all. Rule S-88. */
export function listInvitations(
  db: Db,
  { companyId, now, most }: { companyId: number | null; now: Date; most: number },
): Promise<OpenInvitation[]> {
  const ofCompany = companyId === null ? undefined : eq(company, companyId)
  return select(db, now, ofCompany).limit(most)
}

/** The newest of an invited person; null where it was answered, withdrawn or is too old. */
export async function readInvitation(
  db: Db,
  { id, now }: { id: string; now: Date },
): Promise<OpenInvitation | null> {
  const [found] = await select(db, now, eq(invitedId, id)).limit(1)
  return found ?? null
}

/** Puts a new link in place of those of an open invitation, and queues its e-mail. Rule S-88. */
export function resendInvitation(
  db: Db,
  { id, ...sent }: SentLink & { id: string },
): Promise<{ kind: 'sent' } | { kind: 'gone' } | Limited> {
  return withLinkLimits(db, sent, async (tx) => {
    const isOpen = await removeInvitation(tx, id, sent.link.createdAt)
    return isOpen ? sendLinkWithin(tx, sent) : { kind: 'gone' }
  })
}

/** Withdraws an open invitation; false where there is none any more. Rule S-88. */
export function withdrawInvitation(
  db: Db,
  { id, audit }: { id: string; audit: AuditEntry },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isOpen = await removeInvitation(tx, id, audit.at)
    if (isOpen) await addAudit(tx, audit)
    return isOpen
  })
}

async function removeInvitation(tx: Db, id: string, now: Date): Promise<boolean> {
  const removed = await tx
    .delete(accountLinks)
    .where(and(isOpenAt(now), eq(invitedId, id)))
    .returning({ tokenHash: accountLinks.tokenHash })
  return removed.length > 0
}

const isOpenAt = (now: Date) =>
  and(eq(accountLinks.kind, 'invitation'), gt(accountLinks.expiresAt, now))

function select(db: Db, now: Date, condition: SQL | undefined) {
  return db
    .select({ link: accountLinks, companyName: providers.name })
    .from(accountLinks)
    .leftJoin(providers, eq(providers.id, company))
    .where(and(isOpenAt(now), condition))
    .orderBy(desc(accountLinks.createdAt), accountLinks.tokenHash)
    .$dynamic()
}
