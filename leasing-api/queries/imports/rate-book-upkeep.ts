import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { pcpOffers, rateBooks, rateSegments } from '../../db/schema/index.ts'

type Kind = 'lease' | 'pcp'

/**
 * Removes books of a provider that an import began and never finished, with all they hold. Nobody
 * has ever seen them. Answers their number.
 */
export function discardUnfinishedBooks(
  db: Db,
  { providerId, kind }: { providerId: number; kind: Kind },
): Promise<number> {
  return db.transaction(async (tx) => {
    const staged = await tx
      .update(rateBooks)
      .set({ rowCount: 0 })
      .where(
        and(
          eq(rateBooks.providerId, providerId),
          eq(rateBooks.kind, kind),
          eq(rateBooks.state, 'staged'),
        ),
      )
      .returning({ id: rateBooks.id })
    const ids = staged.map(({ id }) => id)
    if (ids.length === 0) return 0
    await tx.delete(rateSegments).where(inArray(rateSegments.bookId, ids))
    await tx.delete(pcpOffers).where(inArray(pcpOffers.bookId, ids))
    await tx.delete(rateBooks).where(inArray(rateBooks.id, ids))
    return ids.length
  })
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
