import { getTableColumns, sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../../db/db.ts'
import { pcpOffers } from '../../db/schema/index.ts'

export type StoredPcpOffer = typeof pcpOffers.$inferSelect

const columns = Object.entries(getTableColumns(pcpOffers))
const names = sql.raw(columns.map(([, { name }]) => `"${name}"`).join(', '))

/**
 * All offers of a PCP book, by derivative, term, mileage and deposit. They come as one JSON text:
 * tens of thousands of rows of eighteen figures are several times slower one by one.
 */
export async function readPcpOffersOfBook(
  db: Db,
  { bookId }: { bookId: number },
): Promise<StoredPcpOffer[]> {
  const [row] = await rowsOf<{ offers: string | null }>(
    db,
    sql`select json_agg(json_build_array(${names})
          order by derivative_id, term_months, annual_mileage_miles, deposit_pence)::text as offers
        from ${pcpOffers} where book_id = ${bookId}`,
  )
  const offers = JSON.parse(row?.offers ?? '[]') as unknown[][]
  return offers.map(
    (values) =>
      Object.fromEntries(columns.map(([property], at) => [property, values[at]])) as StoredPcpOffer,
  )
}
