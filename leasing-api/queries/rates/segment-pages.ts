import type { Database } from '#leasing-api/db/database.ts'
import type { SegmentColumnsPage } from './read-segments.ts'

const segmentsPerPage = 1000

/** A book's segments page by page, so that no result of the database is large. */
export async function* segmentPages(
  { readSegmentColumns }: Pick<Database['call'], 'readSegmentColumns'>,
  bookId: number,
): AsyncGenerator<SegmentColumnsPage> {
  for (let afterDerivativeId = 0; ;) {
    const page = await readSegmentColumns({ bookId, afterDerivativeId, limit: segmentsPerPage })
    yield page
    if (page.derivativeIds.length < segmentsPerPage) return
    afterDerivativeId = page.derivativeIds.at(-1)!
  }
}

/** The segments of a page one by one; their bytes lie in the page's own. */
export function* segmentsOf({ derivativeIds, lengths, bytes }: SegmentColumnsPage) {
  let from = 0
  for (const [at, derivativeId] of derivativeIds.entries()) {
    const to = from + lengths[at]!
    yield { derivativeId, data: bytes.subarray(from, to) }
    from = to
  }
}
