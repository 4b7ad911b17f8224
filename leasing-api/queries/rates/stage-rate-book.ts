import { and, count, eq, sql } from 'drizzle-orm'
import { copyIn } from '#leasing-api/db/copy-in.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { derivatives, rateBooks } from '#leasing-api/db/schema/index.ts'
import { insertPcpOffers, type NewPcpOffer } from './pcp-offers.ts'
import { batchColumns, type SegmentBatch } from './segment-batch.ts'

export type NewRateBook = {
  providerId: number
  kind: 'lease' | 'pcp'
  origin: 'generated' | 'imported'
  /** ISO instants. */
  createdAt: string
  checkedAt: string
  /** `YYYY-MM-DD`, the last day the prices hold. */
  validUntil: string
  /** The upload it is made from. */
  uploadId?: string | null
}

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
 * Adds a batch of segments to a staged book, in as many calls as the caller likes. The batch must
 * have been made for this book.
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
