import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { rateBooks, rateSegments } from '#leasing-api/db/schema/index.ts'

/**
 * Retired lease books of a provider that still hold prices, the latest first: the latest is what a
 * rollback goes back to.
 */
export function retiredBooksWithRates(db: Db, providerId: number) {
  return db
    .select()
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
}

/** The ids of `retiredBooksWithRates`: all but the first only take space. */
export async function readRetiredBooksWithRates(
  db: Db,
  { providerId }: { providerId: number },
): Promise<number[]> {
  return (await retiredBooksWithRates(db, providerId)).map(({ id }) => id)
}
