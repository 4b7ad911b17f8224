import { and, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AuditAction } from '#core/session/audit-action.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { accountLinks, auditLog, users } from '#leasing-api/db/schema/accounts.ts'
import { apiKeys } from '#leasing-api/db/schema/api-keys.ts'
import { holdsWord } from './list-users.ts'
import type { User } from './users.ts'

export type LogQuery = {
  /** The company whose people are in it, as either; null for all. */
  companyId: number | null
  action?: AuditAction | undefined
  words: readonly string[]
  /** Of somebody without an account, by their whole address; null for a search by anything else. */
  personKey: string | null
  page: number
  rows: number
}

export type LogEntry = {
  entry: typeof auditLog.$inferSelect
  actor: User | null
  subject: User | null
  /** Of the key that it was done with. */
  keyName: string | null
  /** The address of somebody invited who has not answered. */
  invitedEmail: string | null
}

const actors = alias(users, 'actors')
const subjects = alias(users, 'subjects')

/** An actor that is no person: `key:` and the id of a key of a provider's system. */
const isByKey = eq(auditLog.actor, sql`'key:' || ${apiKeys.id}`)

/** A page of the log, newest first, and how many entries there are. Rules S-85, S-89. */
export async function listLog(
  db: Db,
  { companyId, action, words, personKey, page, rows }: LogQuery,
): Promise<{ entries: LogEntry[]; total: number }> {
  const isAbout = (word: string): SQL | undefined =>
    or(
      holdsWord(actors, word),
      holdsWord(subjects, word),
      eq(auditLog.actor, word),
      eq(auditLog.subject, word),
      personKey === null ? undefined : eq(auditLog.subject, personKey),
    )
  const found = and(
    companyId === null
      ? undefined
      : or(
          eq(actors.companyId, companyId),
          eq(subjects.companyId, companyId),
          eq(apiKeys.companyId, companyId),
        ),
    action && eq(auditLog.action, action),
    ...words.map(isAbout),
  )
  const listed = await db
    .select({ entry: auditLog, actor: actors, subject: subjects, keyName: apiKeys.name })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actor))
    .leftJoin(subjects, eq(subjects.id, auditLog.subject))
    .leftJoin(apiKeys, isByKey)
    .where(found)
    .orderBy(desc(auditLog.id))
    .limit(rows)
    .offset((page - 1) * rows)
  const [counted] = await db
    .select({ total: count() })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actor))
    .leftJoin(subjects, eq(subjects.id, auditLog.subject))
    .leftJoin(apiKeys, isByKey)
    .where(found)
  const unknown = listed.flatMap(({ entry, subject }) => (subject ? [] : [entry.subject]))
  const invited = await db
    .select({ id: sql<string>`${accountLinks.payload} ->> 'newUserId'`, email: accountLinks.email })
    .from(accountLinks)
    .where(inArray(sql`${accountLinks.payload} ->> 'newUserId'`, unknown))
  const emails = new Map(invited.map(({ id, email }) => [id, email]))
  return {
    entries: listed.map((each) => ({
      ...each,
      invitedEmail: emails.get(each.entry.subject) ?? null,
    })),
    total: counted?.total ?? 0,
  }
}
