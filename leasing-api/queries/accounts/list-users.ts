import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { UserKind } from '#core/session/user-kind.ts'
import type { UserSort, UserState } from '#core/session/user-list.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { users } from '#leasing-api/db/schema/accounts.ts'
import { providers } from '#leasing-api/db/schema/providers.ts'
import type { User } from './users.ts'

export type UserQuery = {
  /** The company whose people alone are listed; null for everybody. */
  companyId: number | null
  kind?: UserKind | undefined
  state?: UserState | undefined
  sort: UserSort
  /** Each has to stand in name or e-mail address. */
  words: readonly string[]
  page: number
  rows: number
}

export type ListedUser = { user: User; companyName: string | null }

const name = sql`lower(${users.lastName} || ' ' || ${users.firstName})`

const sortedBy: Record<string, SQL> = {
  name,
  email: sql`${users.emailKey}`,
  company: sql`lower(coalesce(${providers.name}, ''))`,
  lastLogin: sql`coalesce(${users.lastLoginAt}, 'epoch'::timestamptz)`,
}

const ofKind: Record<UserKind, SQL | undefined> = {
  staff: and(isNull(users.companyId), eq(users.companyRole, 'admin')),
  company: isNotNull(users.companyId),
  consumer: and(isNull(users.companyId), isNull(users.companyRole)),
}

/** Whether name or e-mail address hold a word, whose characters have no meaning of their own. */
export const holdsWord = (
  table: Record<'firstName' | 'lastName' | 'email', AnyPgColumn>,
  word: string,
): SQL =>
  sql`position(${word.toLowerCase()} in lower(${table.firstName} || ' ' || ${table.lastName} || ' ' || ${table.email})) > 0`

/** A page of people, and how many there are. Rule S-81. */
export async function listUsers(
  db: Db,
  { companyId, kind, state, sort, words, page, rows }: UserQuery,
): Promise<{ users: ListedUser[]; total: number }> {
  const found = and(
    companyId === null ? undefined : eq(users.companyId, companyId),
    kind && ofKind[kind],
    state && (state === 'active' ? isNull : isNotNull)(users.deactivatedAt),
    ...words.map((word) => holdsWord(users, word)),
  )
  const [by = 'name', direction] = sort.split('|')
  const order = direction === 'desc' ? desc : asc
  const listed = await db
    .select({ user: users, companyName: providers.name })
    .from(users)
    .leftJoin(providers, eq(providers.id, users.companyId))
    .where(found)
    .orderBy(order(sortedBy[by] ?? name), asc(users.id))
    .limit(rows)
    .offset((page - 1) * rows)
  const [counted] = await db.select({ total: count() }).from(users).where(found)
  return { users: listed, total: counted?.total ?? 0 }
}

/** Somebody by id or e-mail address, deactivated or not; null where there is nobody. */
export async function readAnyUser(
  db: Db,
  by: { id: string } | { emailKey: string },
): Promise<ListedUser | null> {
  const [found] = await db
    .select({ user: users, companyName: providers.name })
    .from(users)
    .leftJoin(providers, eq(providers.id, users.companyId))
    .where('id' in by ? eq(users.id, by.id) : eq(users.emailKey, by.emailKey))
  return found ?? null
}
