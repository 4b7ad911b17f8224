import { and, eq, inArray, lt, type SQL } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { pcpOffers, rateBooks, rateSegments } from '#leasing-api/db/schema/index.ts'

/** Removes a staged book with all it holds; a book in any other state is left alone. */
export async function discardRateBook(db: Db, { bookId }: { bookId: number }): Promise<void> {
  await discardStaged(db, eq(rateBooks.id, bookId))
}

/**
 * Removes a provider's unfinished staged books, with all they hold; none was ever visible. Returns
 * their number.
 */
export function discardUnfinishedBooks(
  db: Db,
  { providerId, kind }: { providerId: number; kind: 'lease' | 'pcp' },
): Promise<number> {
  return discardStaged(db, and(eq(rateBooks.providerId, providerId), eq(rateBooks.kind, kind))!)
}

/**
 * Removes abandoned staged books, left by a process that was killed. Returns their number.
 * @param input `createdBefore` is an ISO instant
 */
export function discardAbandonedBooks(
  db: Db,
  { createdBefore }: { createdBefore: string },
): Promise<number> {
  return discardStaged(db, lt(rateBooks.createdAt, new Date(createdBefore)))
}

/** Removes the staged books among these, with all they hold. Returns their number. */
function discardStaged(db: Db, which: SQL): Promise<number> {
  return db.transaction(async (tx) => {
    // The update locks the books against activation until they are gone.
    const staged = await tx
      .update(rateBooks)
      .set({ rowCount: 0 })
      .where(and(eq(rateBooks.state, 'staged'), which))
      .returning({ id: rateBooks.id })
    const ids = staged.map(({ id }) => id)
    if (ids.length === 0) return 0
    await tx.delete(rateSegments).where(inArray(rateSegments.bookId, ids))
    await tx.delete(pcpOffers).where(inArray(pcpOffers.bookId, ids))
    await tx.delete(rateBooks).where(inArray(rateBooks.id, ids))
    return ids.length
  })
}
