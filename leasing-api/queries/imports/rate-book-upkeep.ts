import { and, eq } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { rateBooks } from '#leasing-api/db/schema/index.ts'
import { discardStaged } from '../rates/discard-rate-books.ts'
import { retiredBooksWithRates } from '../rates/retired-books.ts'

type Kind = 'lease' | 'pcp'

/**
 * Removes a provider's unfinished staged books, with all they hold; none was ever visible. Returns
 * their number.
 */
export function discardUnfinishedBooks(
  db: Db,
  { providerId, kind }: { providerId: number; kind: Kind },
): Promise<number> {
  const which = and(eq(rateBooks.providerId, providerId), eq(rateBooks.kind, kind))!
  return discardStaged(db, which)
}

/**
 * Retired lease books of a provider that still hold prices, the latest first. The latest is what a
 * rollback would go back to; the others only take space.
 */
export async function readRetiredBooksWithRates(
  db: Db,
  { providerId }: { providerId: number },
): Promise<number[]> {
  const rows = await retiredBooksWithRates(db, providerId)
  return rows.map(({ id }) => id)
}
