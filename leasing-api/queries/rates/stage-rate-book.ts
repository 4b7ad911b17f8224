import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { rateBooks, rateSegments } from '../../db/schema/index.ts'
import { insertPcpOffers, type NewPcpOffer } from './insert-pcp-offers.ts'

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

/** A segment on its way into a book; `data` as `encodeSegment` makes it. */
export type NewSegment = {
  derivativeId: number
  n: number
  data: Uint8Array
  commonPersonalPence: number | null
  commonBusinessPence: number | null
}

const segmentsPerInsert = 500

/** Opens an empty book that nobody sees yet; answers its id. */
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

/** Adds segments to a staged book, in as many calls as the caller likes. */
export function addSegments(
  db: Db,
  { bookId, segments }: { bookId: number; segments: readonly NewSegment[] },
): Promise<void> {
  const offers = segments.reduce((sum, segment) => sum + segment.n, 0)
  return fillBook(db, bookId, offers, segments.length, async (tx, providerId) => {
    for (let from = 0; from < segments.length; from += segmentsPerInsert) {
      const rows = segments.slice(from, from + segmentsPerInsert)
      await tx.insert(rateSegments).values(rows.map((row) => ({ ...row, bookId, providerId })))
    }
  })
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

/** A book was asked for something its state does not allow. */
export class RateBookStateError extends Error {
  override name = 'RateBookStateError'
}
