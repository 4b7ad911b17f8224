import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { bytesFromSql } from '#leasing-api/db/bytes-as-text.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { derivatives, rateBooks, rateSegments } from '#leasing-api/db/schema/index.ts'

/** A rate book for the operator. */
export type RateBook = {
  id: number
  providerId: number
  kind: 'lease' | 'pcp'
  state: 'staged' | 'active' | 'retired'
  origin: 'generated' | 'imported'
  /** ISO instants. */
  checkedAt: string
  activatedAt: string | null
  retiredAt: string | null
  /** `YYYY-MM-DD` */
  validUntil: string
  offers: number
  /** False when only the record of it is left. */
  hasPrices: boolean
}

/** All books, or those of one provider: by provider and kind, the newest first. */
export async function readRateBooks(
  db: Db,
  { providerId }: { providerId: number | null },
): Promise<RateBook[]> {
  const rows = await db
    .select({
      book: rateBooks,
      hasPrices: sql<boolean>`${rateBooks.kind} = 'pcp' and ${rateBooks.state} <> 'retired'
        or exists (select 1 from ${rateSegments} where ${rateSegments.bookId} = ${rateBooks.id})`,
    })
    .from(rateBooks)
    .where(providerId === null ? undefined : eq(rateBooks.providerId, providerId))
    .orderBy(asc(rateBooks.providerId), asc(rateBooks.kind), desc(rateBooks.id))
  return rows.map(({ book, hasPrices }) => ({
    id: book.id,
    providerId: book.providerId,
    kind: book.kind,
    state: book.state,
    origin: book.origin,
    checkedAt: book.checkedAt.toISOString(),
    activatedAt: book.activatedAt?.toISOString() ?? null,
    retiredAt: book.retiredAt?.toISOString() ?? null,
    validUntil: book.validUntil,
    offers: book.rowCount,
    hasPrices,
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
