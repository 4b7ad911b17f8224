import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { bytesFromSql } from '#leasing-api/db/bytes-as-text.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { derivatives, rateBooks, rateSegments } from '#leasing-api/db/schema/index.ts'

/** A rate book for the operator; when it was read, activated and retired as ISO instants. */
export type RateBook = Awaited<ReturnType<typeof readRateBooks>>[number]

/** All books, or those of one provider: by provider and kind, the newest first. */
export async function readRateBooks(db: Db, { providerId }: { providerId: number | null }) {
  const rows = await db
    .select({
      id: rateBooks.id,
      providerId: rateBooks.providerId,
      kind: rateBooks.kind,
      state: rateBooks.state,
      origin: rateBooks.origin,
      checkedAt: rateBooks.checkedAt,
      activatedAt: rateBooks.activatedAt,
      retiredAt: rateBooks.retiredAt,
      validUntil: rateBooks.validUntil,
      offers: rateBooks.rowCount,
      uploadId: rateBooks.uploadId,
      /** False when only the record of it is left. */
      hasPrices: sql<boolean>`${rateBooks.kind} = 'pcp' and ${rateBooks.state} <> 'retired'
        or exists (select 1 from ${rateSegments} where ${rateSegments.bookId} = ${rateBooks.id})`,
    })
    .from(rateBooks)
    .where(providerId === null ? undefined : eq(rateBooks.providerId, providerId))
    .orderBy(asc(rateBooks.providerId), asc(rateBooks.kind), desc(rateBooks.id))
  return rows.map((book) => ({
    ...book,
    checkedAt: book.checkedAt.toISOString(),
    activatedAt: book.activatedAt?.toISOString() ?? null,
    retiredAt: book.retiredAt?.toISOString() ?? null,
  }))
}

/** One segment of a book; null when the book prices no such car, or its prices are gone. */
export async function readSegment(
  db: Db,
  { bookId, capId }: { bookId: number; capId: string },
): Promise<{ n: number; data: Uint8Array } | null> {
  const [row] = await db
    .select({ n: rateSegments.n, data: bytesFromSql(rateSegments.data) })
    .from(rateSegments)
    .innerJoin(derivatives, eq(derivatives.id, rateSegments.derivativeId))
    .where(and(eq(rateSegments.bookId, bookId), eq(derivatives.capId, Number(capId))))
  return row ?? null
}
