import { and, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { PriceChanges } from '#core/rates/price-changes.ts'
import type { Db } from '#leasing-api/db/db.ts'
import {
  apiKeys,
  rateBooks,
  rateSegments,
  rateUploads,
  users,
} from '#leasing-api/db/schema/index.ts'
import { retiredBooksWithRates } from './roll-back-rate-book.ts'

/** A page of a provider's lease books with what became of each, and what a rollback goes back to. */
export type BookHistory = Awaited<ReturnType<typeof readBookHistory>>

/** The lease books of a provider, the newest first; those still being stored are left out. */
export async function readBookHistory(
  db: Db,
  { providerId, page, rows }: { providerId: number; page: number; rows: number },
) {
  const isShown = and(
    eq(rateBooks.providerId, providerId),
    eq(rateBooks.kind, 'lease'),
    ne(rateBooks.state, 'staged'),
  )
  const books = await db
    .select({
      id: rateBooks.id,
      state: rateBooks.state,
      origin: rateBooks.origin,
      checkedAt: rateBooks.checkedAt,
      activatedAt: rateBooks.activatedAt,
      retiredAt: rateBooks.retiredAt,
      validUntil: rateBooks.validUntil,
      offers: rateBooks.rowCount,
      hasPrices: sql<boolean>`exists (select 1 from ${rateSegments} where ${rateSegments.bookId} = ${rateBooks.id})`,
      uploadId: rateBooks.uploadId,
      fileName: rateUploads.fileName,
      actor: rateUploads.actor,
      changes: sql<PriceChanges | null>`${rateUploads.report} -> 'changes'`,
    })
    .from(rateBooks)
    .leftJoin(rateUploads, eq(rateUploads.id, rateBooks.uploadId))
    .where(isShown)
    .orderBy(desc(rateBooks.id))
    .limit(rows)
    .offset((page - 1) * rows)
  const [all] = await db.select({ total: count() }).from(rateBooks).where(isShown)
  const [earlier] = await retiredBooksWithRates(db, providerId).limit(1)
  return { books, total: all?.total ?? 0, earlierBookId: earlier?.id ?? null }
}

/** What the actors of a log are called: users by their names, keys by theirs. */
export async function readActorNames(
  db: Db,
  { actors }: { actors: readonly string[] },
): Promise<Record<string, string>> {
  const keyIds = actors.flatMap((actor) => (actor.startsWith('key:') ? [actor.slice(4)] : []))
  const userIds = actors.filter((actor) => !actor.startsWith('key:'))
  const people = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, userIds))
  const keys = await db
    .select({ id: apiKeys.id, name: apiKeys.name })
    .from(apiKeys)
    .where(inArray(apiKeys.id, keyIds))
  return Object.fromEntries([
    ...people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]),
    ...keys.map(({ id, name }) => [`key:${id}`, name]),
  ]) as Record<string, string>
}
