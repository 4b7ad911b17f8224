import { and, count, eq, sql } from 'drizzle-orm'
import { bytesToSql } from '#leasing-api/db/bytes-as-text.ts'
import { copyIn } from '#leasing-api/db/copy-in.ts'
import { rowsOf, type Db } from '#leasing-api/db/db.ts'
import { derivatives, rateBooks, rateSegments } from '#leasing-api/db/schema/index.ts'
import { insertPcpOffers, type NewPcpOffer } from './insert-pcp-offers.ts'
import { batchColumns, type NewSegment, type SegmentBatch } from './segment-batch.ts'

export type NewRateBook = {
  providerId: number
  kind: 'lease' | 'pcp'
  origin: 'generated' | 'imported'
  /** ISO instants. */
  createdAt: string
  checkedAt: string
  /** `YYYY-MM-DD`, the last day the prices hold. */
  validUntil: string
}

const segmentsPerInsert = 500

/** Creates an empty staged book, not visible to visitors; returns its id. */
export async function stageRateBook(db: Db, book: NewRateBook): Promise<number> {
  const [row] = await db
    .insert(rateBooks)
    .values({
      ...book,
      createdAt: new Date(book.createdAt),
      checkedAt: new Date(book.checkedAt),
      state: 'staged',
      rowCount: 0,
      storedRows: 0,
    })
    .returning({ id: rateBooks.id })
  return row!.id
}

/**
 * Adds segments to a staged book, in as many calls as the caller likes.
 * @throws RateBookStateError when the book is not staged
 * @throws UnknownDerivativeError when the catalogue lacks a derivative
 */
export function addSegments(
  db: Db,
  { bookId, segments }: { bookId: number; segments: readonly NewSegment[] },
): Promise<void> {
  const offers = segments.reduce((sum, segment) => sum + segment.n, 0)
  return fillBook(db, bookId, offers, segments.length, async (tx, providerId) => {
    await checkDerivatives(
      tx,
      segments.map(({ derivativeId }) => derivativeId),
    )
    for (let from = 0; from < segments.length; from += segmentsPerInsert) {
      await insertSegments(tx, bookId, providerId, segments.slice(from, from + segmentsPerInsert))
    }
  })
}

/**
 * Adds a batch to a staged book: what imports use, since they bring millions of prices. The batch
 * must have been made for this book.
 * @throws RateBookStateError when the book is not staged
 * @throws UnknownDerivativeError when the catalogue lacks a derivative
 */
export function addSegmentBatch(
  db: Db,
  { bookId, batch }: { bookId: number; batch: SegmentBatch },
): Promise<void> {
  return fillBook(db, bookId, batch.offers, batch.derivativeIds.length, async (tx) => {
    await checkDerivatives(tx, batch.derivativeIds)
    await copyIn(tx, `rate_segments (${batchColumns.join(', ')})`, batch.rows)
  })
}

/** Derivatives are never deleted, so those that are there now stay. */
async function checkDerivatives(tx: Db, ids: readonly number[]): Promise<void> {
  const wanted = new Set(ids)
  const [row] = await tx
    .select({ known: count() })
    .from(derivatives)
    .where(sql`${derivatives.id} = any(${`{${[...wanted].join(',')}}`}::int[])`)
  if (row!.known < wanted.size) {
    throw new UnknownDerivativeError(
      `${wanted.size - row!.known} of ${wanted.size} derivatives with prices are not in the catalogue. Add them there first.`,
    )
  }
}

/** One parameter per column, and all bytes in one: a parameter per value takes several times as long. */
async function insertSegments(
  tx: Db,
  bookId: number,
  providerId: number,
  rows: readonly NewSegment[],
): Promise<void> {
  const integers = (valueOf: (row: NewSegment) => number | null) =>
    sql`${`{${rows.map((row) => valueOf(row) ?? 'null').join(',')}}`}::int[]`
  const bytes = Buffer.concat(rows.map(({ data }) => data))
  await rowsOf(
    tx,
    sql`with whole as materialized (select ${bytesToSql(bytes)} as bytes),
          added as (
            select *, sum(length) over (order by place) - length + 1 as start
            from unnest(
              ${integers(({ derivativeId }) => derivativeId)},
              ${integers(({ n }) => n)},
              ${integers(({ data }) => data.length)},
              ${integers(({ commonPersonalPence }) => commonPersonalPence)},
              ${integers(({ commonBusinessPence }) => commonBusinessPence)}
            ) with ordinality as row(derivative_id, n, length, personal, business, place)
          )
        insert into ${rateSegments}
          (book_id, derivative_id, provider_id, n, data, common_personal_pence, common_business_pence)
        select ${bookId}::int, derivative_id, ${providerId}::int, n,
          substring(bytes from start::int for length), personal, business
        from added, whole`,
  )
}

/** Adds PCP offers to a staged book. */
export function addPcpOffers(
  db: Db,
  { bookId, offers }: { bookId: number; offers: readonly NewPcpOffer[] },
): Promise<void> {
  return fillBook(db, bookId, offers.length, offers.length, (tx, providerId) =>
    insertPcpOffers(tx, bookId, providerId, offers),
  )
}

function fillBook(
  db: Db,
  bookId: number,
  offers: number,
  storedRows: number,
  insert: (tx: Db, providerId: number) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [book] = await tx
      .update(rateBooks)
      .set({
        rowCount: sql`${rateBooks.rowCount} + ${offers}`,
        storedRows: sql`${rateBooks.storedRows} + ${storedRows}`,
      })
      .where(and(eq(rateBooks.id, bookId), eq(rateBooks.state, 'staged')))
      .returning({ providerId: rateBooks.providerId })
    if (!book)
      throw new RateBookStateError(
        `Rate book ${bookId} is not staged, so nothing can be added. Stage a new one.`,
      )
    await insert(tx, book.providerId)
  })
}

/** Thrown for prices of an unknown derivative. */
export class UnknownDerivativeError extends Error {
  override name = 'UnknownDerivativeError'
}

/** Thrown when a book's state does not allow the operation. */
export class RateBookStateError extends Error {
  override name = 'RateBookStateError'
}
