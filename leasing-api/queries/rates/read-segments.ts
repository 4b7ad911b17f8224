import { sql } from 'drizzle-orm'
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
