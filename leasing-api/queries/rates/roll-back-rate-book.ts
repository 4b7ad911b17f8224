import { and, eq, sql, desc } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { priceHistory, providers, rateBooks, rateSegments } from '#leasing-api/db/schema/index.ts'
import { addAudit } from '../accounts/audit-log.ts'
import { writePriceHistory } from './price-history.ts'
import { bumpRatesVersion } from './rates-version.ts'

export type Rollback =
  | {
      ok: true
      ratesVersion: number
      /** The book in force again. */
      book: { id: number; checkedAt: string; validUntil: string; rowCount: number }
      /** The book it replaced; null when the provider had none in force. */
      retiredBookId: number | null
    }
  | { ok: false; reason: 'none' }
  | { ok: false; reason: 'changed' }
  | { ok: false; reason: 'ran out'; validUntil: string }

export type RollbackRequest = {
  providerId: number
  today: string
  now: string
  expected?: { presentBookId: number | null; earlierBookId: number }
  /** A user's id, for the audit log; absent where the operator does it. */
  actor?: string
}

/**
 * Puts the lease book that was in force before back in the place of the present one, in one step:
 * pointer, states, the day's price history and version change together or not at all. Refused when
 * no earlier book has its prices still, or when it has run out. A second one undoes the first.
 * Rules T-16, T-17.
 * @param input `today` is the London day, `now` an ISO instant, `expected` the books in force and to
 * come as they were seen by whoever asks for it; with others nothing is done
 */
export function rollBackRateBook(
  db: Db,
  { providerId, today, now, expected, actor = 'operator' }: RollbackRequest,
): Promise<Rollback> {
  return db.transaction(async (tx) => {
    // Writing the pointer as it is makes a switch that runs at the same time wait for this one.
    const [provider] = await tx
      .update(providers)
      .set({ activeBookId: sql`${providers.activeBookId}` })
      .where(eq(providers.id, providerId))
      .returning({ activeBookId: providers.activeBookId })
    const [earlier] = await retiredBooksWithRates(tx, providerId).limit(1)
    if (!earlier) return { ok: false, reason: 'none' }
    if (earlier.validUntil < today) {
      return { ok: false, reason: 'ran out', validUntil: earlier.validUntil }
    }
    const present = provider?.activeBookId ?? null
    const isAsSeen =
      expected === undefined ||
      (expected.presentBookId === present && expected.earlierBookId === earlier.id)
    if (!isAsSeen) return { ok: false, reason: 'changed' }
    await tx.update(providers).set({ activeBookId: earlier.id }).where(eq(providers.id, providerId))
    if (present !== null) {
      await tx
        .update(rateBooks)
        .set({ state: 'retired', retiredAt: new Date(now) })
        .where(eq(rateBooks.id, present))
    }
    await tx
      .update(rateBooks)
      .set({ state: 'active', retiredAt: null })
      .where(eq(rateBooks.id, earlier.id))
    await addAudit(tx, {
      at: new Date(now),
      actor,
      action: 'ratesRolledBack',
      subject: `provider:${providerId}`,
    })
    if (present !== null) await forgetPricesOfDay(tx, present, today)
    await writePriceHistory(tx, {
      bookIds: present === null ? [earlier.id] : [earlier.id, present],
      today,
    })
    return {
      ok: true,
      ratesVersion: await bumpRatesVersion(tx),
      book: {
        id: earlier.id,
        checkedAt: earlier.checkedAt.toISOString(),
        validUntil: earlier.validUntil,
        rowCount: earlier.rowCount,
      },
      retiredBookId: present,
    }
  })
}

/** Removes today's prices of cars that only the replaced book priced. */
async function forgetPricesOfDay(tx: Db, bookId: number, today: string): Promise<void> {
  await tx
    .delete(priceHistory)
    .where(
      and(
        eq(priceHistory.day, today),
        sql`${priceHistory.derivativeId} in (select derivative_id from ${rateSegments} where book_id = ${bookId})`,
      ),
    )
}

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
