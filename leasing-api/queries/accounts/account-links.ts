import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { accountLinks, users } from '#leasing-api/db/schema/accounts.ts'
import type { Email } from '#leasing-api/emails/email-template.ts'
import { addEmail } from '../deliveries/add-deliveries.ts'
import { claimActions, type LimitClaim, type Limited, withinLimits } from '../limits/limits.ts'
import { addAudit, type AuditEntry } from './audit-log.ts'
import { revokeSessions } from './sessions.ts'

export type AccountLink = typeof accountLinks.$inferSelect

export type SentLink = {
  link: AccountLink
  mail: Email
  limits: LimitClaim[]
  /** Of what is noted: an invitation. */
  audit?: AuditEntry
}

/** Stores a link and queues the e-mail that brings it, whoever has the address. Rule S-65. */
export const sendAccountLink = (db: Db, sent: SentLink): Promise<{ kind: 'sent' } | Limited> =>
  withLinkLimits(db, sent, (tx) => sendLinkWithin(tx, sent))

/** Does something within the limits of e-mails to an address, which it counts for. */
export const withLinkLimits = <Result>(
  db: Db,
  { link, limits }: SentLink,
  work: (tx: Db) => Promise<Result>,
): Promise<Result | Limited> =>
  withinLimits(db, async (tx) => {
    await claimActions(tx, limits, link.createdAt)
    return work(tx)
  })

/** The same as part of a transaction whose limits were seen to. */
export async function sendLinkWithin(
  tx: Db,
  { link, mail, audit }: SentLink,
): Promise<{ kind: 'sent' }> {
  await tx.insert(accountLinks).values(link)
  await addEmail(tx, mail, link.createdAt)
  if (audit) await addAudit(tx, audit)
  return { kind: 'sent' }
}

/** A link that works; null for one that is unknown, used or too old. */
export async function readAccountLink(
  db: Db,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<AccountLink | null> {
  const [link] = await db
    .select()
    .from(accountLinks)
    .where(and(eq(accountLinks.tokenHash, tokenHash), gt(accountLinks.expiresAt, now)))
  return link ?? null
}

export type LinkPress = {
  tokenHash: string
  /** Of an account that comes to be. */
  newUserId: string
  person: { firstName: string; lastName: string; passwordHash: string } | null
  now: Date
}

/**
 * Does what a registration link is for: an account comes to be, or another e-mail address holds.
 * Once: the link goes, and with it every other to the same address. False when it no longer works.
 * Rule S-65.
 */
export function pressAccountLink(
  db: Db,
  { tokenHash, newUserId, person, now }: LinkPress,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const link = await takeLink(tx, tokenHash, now)
    if (!link || link.kind === 'recovery') return false
    const { kind, email, emailKey, userId, payload } = link
    const [taken] = await tx.select().from(users).where(eq(users.emailKey, emailKey))
    await tx.delete(accountLinks).where(eq(accountLinks.emailKey, emailKey))
    if (taken) return false
    if (kind === 'emailChange') {
      const changed = await tx
        .update(users)
        .set({ email, emailKey })
        .where(eq(users.id, userId ?? ''))
        .returning({ id: users.id })
      if (changed.length === 0) return false
      await addAudit(tx, { at: now, actor: userId!, action: 'emailChanged', subject: userId! })
      return true
    }
    const { passwordHash = '', firstName = '', lastName = '' } = person ?? payload
    const id = payload.newUserId ?? newUserId
    if (passwordHash === '') return false
    const created = await tx
      .insert(users)
      .values({
        id,
        email,
        emailKey,
        firstName,
        lastName,
        passwordHash,
        companyId: payload.companyId ?? null,
        companyRole: payload.companyRole ?? null,
        permissions: payload.permissions ?? [],
        phoneE164: payload.phoneE164 ?? null,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: users.id })
    if (created.length === 0) return false
    await addAudit(tx, { at: now, actor: id, action: 'registered', subject: id })
    return true
  })
}

/** Sets the password that a recovery link is for, and ends every session. Once. Rule S-65. */
export function recoverPassword(
  db: Db,
  { tokenHash, passwordHash, now }: { tokenHash: string; passwordHash: string; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const link = await takeLink(tx, tokenHash, now)
    if (link?.kind !== 'recovery' || link.userId === null) return false
    const { userId } = link
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
    await tx
      .delete(accountLinks)
      .where(and(eq(accountLinks.userId, userId), eq(accountLinks.kind, 'recovery')))
    await revokeSessions(tx, userId, now)
    await addAudit(tx, { at: now, actor: userId, action: 'passwordChanged', subject: userId })
    return true
  })
}

/** Locks a link that works for the transaction, so that of two presses one finds it. */
async function takeLink(tx: Db, tokenHash: string, now: Date): Promise<AccountLink | null> {
  const [link] = await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.tokenHash, tokenHash), gt(accountLinks.expiresAt, now)))
    .returning()
  return link ?? null
}
