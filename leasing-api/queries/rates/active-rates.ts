import { and, asc, eq, gte, inArray, lt, or } from 'drizzle-orm'
import type { Db } from '#leasing-api/db/db.ts'
import { providers, rateBooks } from '#leasing-api/db/schema/index.ts'
import { bumpRatesVersion } from './rates-version.ts'

/** A book in force today; `checkedAt` is an ISO instant. */
export type ActiveBook = Awaited<ReturnType<typeof readActiveBooks>>[number]

const bookColumns = {
  id: rateBooks.id,
  providerId: rateBooks.providerId,
  kind: rateBooks.kind,
  origin: rateBooks.origin,
  checkedAt: rateBooks.checkedAt,
  validUntil: rateBooks.validUntil,
  rowCount: rateBooks.rowCount,
  storedRows: rateBooks.storedRows,
}

const isPointedAt = or(
  eq(providers.activeBookId, rateBooks.id),
  eq(providers.activePcpBookId, rateBooks.id),
)

/**
 * The active books, without those past their valid-until date (Rule P-66).
 * @param input `today` is the London day; null asks for the expired ones as well
 */
export async function readActiveBooks(db: Db, { today }: { today: string | null }) {
  const rows = await db
    .select(bookColumns)
    .from(rateBooks)
    .innerJoin(providers, and(eq(providers.id, rateBooks.providerId), isPointedAt))
    .where(
      and(
        eq(rateBooks.state, 'active'),
        today === null ? undefined : gte(rateBooks.validUntil, today),
      ),
    )
    .orderBy(asc(rateBooks.id))
  return rows.map((book) => ({ ...book, checkedAt: book.checkedAt.toISOString() }))
}

/**
 * Retires expired books; of any number of nodes one succeeds. Returns the ids; empty when none had
 * expired, and then the version stays.
 */
export function retireExpiredBooks(
  db: Db,
  { today, now }: { today: string; now: string },
): Promise<number[]> {
  return db.transaction(async (tx) => {
    const expired = await tx
      .update(rateBooks)
      .set({ state: 'retired', retiredAt: new Date(now) })
      .where(and(eq(rateBooks.state, 'active'), lt(rateBooks.validUntil, today)))
      .returning({ id: rateBooks.id })
    const ids = expired.map(({ id }) => id)
    if (ids.length === 0) return []
    await tx
      .update(providers)
      .set({ activeBookId: null })
      .where(inArray(providers.activeBookId, ids))
    await tx
      .update(providers)
      .set({ activePcpBookId: null })
      .where(inArray(providers.activePcpBookId, ids))
    await bumpRatesVersion(tx)
    return ids
  })
}
