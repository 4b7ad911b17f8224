import { and, asc, desc, eq, gte, inArray, lt, or } from 'drizzle-orm'
import { bytesFromSql } from '#leasing-api/db/bytes-as-text.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { derivatives, providers, rateBooks, rateSegments } from '#leasing-api/db/schema/index.ts'
import { bumpRatesVersion } from './rates-version.ts'

/** A book in force today. */
export type ActiveBook = {
  id: number
  providerId: number
  kind: 'lease' | 'pcp'
  origin: 'generated' | 'imported'
  checkedAt: string
  validUntil: string
  rowCount: number
  storedRows: number
}

const isPointedAt = or(
  eq(providers.activeBookId, rateBooks.id),
  eq(providers.activePcpBookId, rateBooks.id),
)

/**
 * The active books, without those past their valid-until date (Rule P-66).
 * @param input `today` is the London day; null asks for the expired ones as well
 */
export async function readActiveBooks(
  db: Db,
  { today }: { today: string | null },
): Promise<ActiveBook[]> {
  const rows = await db
    .select({ book: rateBooks })
    .from(rateBooks)
    .innerJoin(providers, and(eq(providers.id, rateBooks.providerId), isPointedAt))
    .where(
      and(
        eq(rateBooks.state, 'active'),
        today === null ? undefined : gte(rateBooks.validUntil, today),
      ),
    )
    .orderBy(asc(rateBooks.id))
  return rows.map(({ book }) => ({
    id: book.id,
    providerId: book.providerId,
    kind: book.kind,
    origin: book.origin,
    checkedAt: book.checkedAt.toISOString(),
    validUntil: book.validUntil,
    rowCount: book.rowCount,
    storedRows: book.storedRows,
  }))
}

/** A provider's segments of one derivative in books retired since an instant, the latest first. */
export function readSegmentsRetiredSince(
  db: Db,
  { capId, providerId, since }: { capId: string; providerId: number; since: string },
): Promise<{ data: Uint8Array; checkedAt: Date; validUntil: string }[]> {
  return db
    .select({
      data: bytesFromSql(rateSegments.data),
      checkedAt: rateBooks.checkedAt,
      validUntil: rateBooks.validUntil,
    })
    .from(rateSegments)
    .innerJoin(derivatives, eq(derivatives.id, rateSegments.derivativeId))
    .innerJoin(rateBooks, eq(rateBooks.id, rateSegments.bookId))
    .where(
      and(
        eq(derivatives.capId, Number(capId)),
        eq(rateSegments.providerId, providerId),
        eq(rateBooks.state, 'retired'),
        gte(rateBooks.retiredAt, new Date(since)),
      ),
    )
    .orderBy(desc(rateBooks.retiredAt))
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
