import { and, asc, eq, sql } from 'drizzle-orm'
import { bytesFromSql } from '#leasing-api/db/bytes-as-text.ts'
import { rowsOf, type Db } from '#leasing-api/db/db.ts'
import { rateSegments } from '#leasing-api/db/schema/index.ts'

/** Segments of one book by ascending derivative, their bytes one after the other. */
export type SegmentColumnsPage = {
  derivativeIds: Int32Array
  /** Bytes of each segment. */
  lengths: Uint32Array
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * One page of a book's segments after the derivative given, as columns; empty past the end. They
 * come as one row, since a row for each takes most of the time to read them.
 */
export async function readSegmentColumns(
  db: Db,
  {
    bookId,
    afterDerivativeId,
    limit,
  }: { bookId: number; afterDerivativeId: number; limit: number },
): Promise<SegmentColumnsPage> {
  const [row] = await rowsOf<{ ids: string | null; lengths: string; bytes: string }>(
    db,
    sql`select
          string_agg(derivative_id::text, ',' order by derivative_id) as ids,
          string_agg(octet_length(data)::text, ',' order by derivative_id) as lengths,
          encode(string_agg(data, ''::bytea order by derivative_id), 'base64') as bytes
        from (
          select derivative_id, data from ${rateSegments}
          where book_id = ${bookId} and derivative_id > ${afterDerivativeId}
          order by derivative_id limit ${limit}
        ) page`,
  )
  if (!row || row.ids === null) {
    return {
      derivativeIds: new Int32Array(),
      lengths: new Uint32Array(),
      bytes: new Uint8Array(),
    }
  }
  return {
    derivativeIds: Int32Array.from(row.ids.split(','), Number),
    lengths: Uint32Array.from(row.lengths.split(','), Number),
    // An array of its own: Buffers of some kilobytes share one, which would travel with them.
    bytes: new Uint8Array(Buffer.from(row.bytes, 'base64')),
  }
}

/** A derivative's segments in these books, found by the primary key alone; by book. */
export async function readSegmentsInBooks(
  db: Db,
  { derivativeId, bookIds }: { derivativeId: number; bookIds: readonly number[] },
): Promise<StoredSegmentOfBook[]> {
  if (bookIds.length === 0) return []
  const known = inBooksOf.get(db)
  const query = known ?? preparedInBooks(db)
  if (!known) inBooksOf.set(db, query)
  return query.execute({ derivativeId, bookIds: `{${bookIds.join(',')}}` })
}

type StoredSegmentOfBook = { bookId: number; providerId: number; n: number; data: Uint8Array }

/** Put together once for each database: the query itself takes less time than putting it together. */
const inBooksOf = new WeakMap<Db, ReturnType<typeof preparedInBooks>>()

function preparedInBooks(db: Db) {
  return (
    db
      .select({
        bookId: rateSegments.bookId,
        providerId: rateSegments.providerId,
        n: rateSegments.n,
        data: bytesFromSql(rateSegments.data),
      })
      .from(rateSegments)
      .where(
        and(
          eq(rateSegments.derivativeId, sql.placeholder('derivativeId')),
          // One parameter however many books there are, so that the text is always the same.
          sql`${rateSegments.bookId} = any(${sql.placeholder('bookIds')}::int[])`,
        ),
      )
      .orderBy(asc(rateSegments.bookId))
      // Without a name, since a named one belongs to a connection and poolers share those out.
      .prepare('')
  )
}
