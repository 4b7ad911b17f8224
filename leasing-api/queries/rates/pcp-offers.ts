import { getTableColumns, sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#leasing-api/db/db.ts'
import { pcpOffers } from '#leasing-api/db/schema/index.ts'
import { pcpFigures, type PcpPage } from './pcp-columns.ts'

const table = getTableColumns(pcpOffers)
const names = sql.raw(
  [...pcpFigures, 'message' as const].map((name) => `"${table[name].name}"`).join(', '),
)

/**
 * Some of a PCP book's offers, by derivative, term, mileage and deposit; empty past the end. They
 * come as one JSON text: thousands of rows of eighteen figures are several times slower one by one.
 * @param from how many come before
 */
export async function readPcpPage(
  db: Db,
  { bookId, from, limit }: { bookId: number; from: number; limit: number },
): Promise<PcpPage> {
  const [row] = await rowsOf<{ offers: string | null }>(
    db,
    sql`select json_agg(json_build_array(${names}))::text as offers
        from (
          select * from ${pcpOffers} where book_id = ${bookId}
          order by derivative_id, term_months, annual_mileage_miles, deposit_pence
          limit ${limit} offset ${from}
        ) page`,
  )
  const offers = JSON.parse(row?.offers ?? '[]') as [...number[], string | null][]
  const figures = new Float64Array(offers.length * pcpFigures.length)
  for (const [at, offer] of offers.entries()) {
    figures.set(offer.slice(0, pcpFigures.length) as number[], at * pcpFigures.length)
  }
  return { figures, messages: offers.map((offer) => offer[pcpFigures.length] as string | null) }
}

export type NewPcpOffer = Omit<typeof pcpOffers.$inferInsert, 'bookId' | 'providerId'>

const offersPerInsert = 5000

const columns = Object.entries(getTableColumns(pcpOffers)).map(([property, column]) => ({
  property,
  name: column.name,
  type: column.getSQLType(),
}))

const listOf = (text: (column: (typeof columns)[number]) => string) =>
  sql.raw(columns.map(text).join(', '))

/** Writes offers as one JSON text a few thousand at a time: a tenth of the time of one parameter per figure. */
export async function insertPcpOffers(
  db: Db,
  bookId: number,
  providerId: number,
  offers: readonly NewPcpOffer[],
): Promise<void> {
  for (let from = 0; from < offers.length; from += offersPerInsert) {
    const rows = offers.slice(from, from + offersPerInsert)
    const json = JSON.stringify(rows.map((offer) => ({ ...offer, bookId, providerId })))
    await rowsOf(
      db,
      sql`insert into ${pcpOffers} (${listOf(({ name }) => `"${name}"`)})
          select ${listOf(({ property }) => `"${property}"`)}
          from json_to_recordset(${json}::json) as offered(${listOf(({ property, type }) => `"${property}" ${type}`)})`,
    )
  }
}
