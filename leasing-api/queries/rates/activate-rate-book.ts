import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { pcpOffers, providers, rateBooks, rateSegments } from '#leasing-api/db/schema/index.ts'
import { writePriceHistory } from './price-history.ts'
import { bumpRatesVersion } from './rates-version.ts'
import { RateBookStateError } from './stage-rate-book.ts'

export type Activation = { ratesVersion: number; retiredBookIds: number[] }

/**
 * Puts a staged book in the place of its provider's active one, in one step: pointer, states,
 * price history and version change together or not at all. Rule T-12.
 * @param input `today` is the London day, `now` an ISO instant, `insteadOf` the book that must be
 * the active one until then, null for none; absent when any may be (Rule T-20)
 * @throws RateBookStateError when the book is not staged, or another one than `insteadOf` is active
 */
export function activateRateBook(
  db: Db,
  {
    bookId,
    today,
    now,
    insteadOf,
  }: { bookId: number; today: string; now: string; insteadOf?: number | null },
): Promise<Activation> {
  return db.transaction(async (tx) => {
    const [book] = await tx.select().from(rateBooks).where(eq(rateBooks.id, bookId))
    if (book?.state !== 'staged') throw notStaged(bookId)
    const { providerId, kind } = book
    // The pointer first: of two activations for one provider the second waits here for the first.
    await tx
      .update(providers)
      .set(kind === 'lease' ? { activeBookId: bookId } : { activePcpBookId: bookId })
      .where(eq(providers.id, providerId))
    const retired = await tx
      .update(rateBooks)
      .set({ state: 'retired', retiredAt: new Date(now) })
      .where(
        and(
          eq(rateBooks.providerId, providerId),
          eq(rateBooks.kind, kind),
          eq(rateBooks.state, 'active'),
          ne(rateBooks.id, bookId),
        ),
      )
      .returning({ id: rateBooks.id })
    const activated = await tx
      .update(rateBooks)
      .set({ state: 'active', activatedAt: new Date(now) })
      .where(and(eq(rateBooks.id, bookId), eq(rateBooks.state, 'staged')))
      .returning({ id: rateBooks.id })
    if (activated.length === 0) throw notStaged(bookId)
    const retiredBookIds = retired.map(({ id }) => id)
    if (insteadOf !== undefined && retiredBookIds.join() !== `${insteadOf ?? ''}`) {
      throw new RateBookStateError(
        'The provider has got other prices while this book was read, so it was compared with the wrong ones. Run the command again.',
      )
    }
    if (kind === 'lease')
      await writePriceHistory(tx, { bookIds: [bookId, ...retiredBookIds], today })
    return { ratesVersion: await bumpRatesVersion(tx), retiredBookIds }
  })
}

/** Deletes the prices of replaced books; the books themselves stay as a record. */
export function deleteRatesOfBooks(
  db: Db,
  { bookIds }: { bookIds: readonly number[] },
): Promise<void> {
  return db.transaction(async (tx) => {
    const retired = await tx
      .select({ id: rateBooks.id })
      .from(rateBooks)
      .where(and(inArray(rateBooks.id, [...bookIds]), eq(rateBooks.state, 'retired')))
    const ids = retired.map(({ id }) => id)
    if (ids.length === 0) return
    await tx.delete(rateSegments).where(inArray(rateSegments.bookId, ids))
    await tx.delete(pcpOffers).where(inArray(pcpOffers.bookId, ids))
  })
}

function notStaged(bookId: number): RateBookStateError {
  return new RateBookStateError(
    `Rate book ${bookId} is not staged, so it cannot become active. Stage and fill a new one.`,
  )
}
