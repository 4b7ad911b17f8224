import type { Database } from '#leasing-api/db/database.ts'
import { readPcpBook } from '#leasing-api/deal-search/load/read-pcp-book.ts'
import {
  pcpColumnsOf,
  pcpOfferAt,
  type StoredPcpOffer,
} from '#leasing-api/queries/rates/pcp-columns.ts'

/** All offers of a PCP book, one by one. */
export async function pcpOffersOfBook(
  call: Database['call'],
  bookId: number,
): Promise<StoredPcpOffer[]> {
  const columns = pcpColumnsOf(await readPcpBook(call, bookId))
  return Array.from({ length: columns.count }, (_, at) => pcpOfferAt(columns, at))
}
