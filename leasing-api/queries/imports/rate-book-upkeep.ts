import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { rateBooks, rateSegments } from '../../db/schema/index.ts'
import { discardStaged } from '../rates/discard-rate-books.ts'

type Kind = 'lease' | 'pcp'

/**
 * Removes books of a provider that an import began and never finished, with all they hold. Nobody
 * has ever seen them. Answers their number.
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
  const rows = await db
    .select({ id: rateBooks.id })
    .from(rateBooks)
    .where(
      and(
        eq(rateBooks.providerId, providerId),
        eq(rateBooks.kind, 'lease'),
        eq(rateBooks.state, 'retired'),
        sql`exists (select 1 from ${rateSegments} where ${rateSegments.bookId} = ${rateBooks.id})`,
      ),
    )
    .orderBy(desc(rateBooks.retiredAt), desc(rateBooks.id))
  return rows.map(({ id }) => id)
}
