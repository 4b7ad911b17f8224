import { getTableColumns, sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#leasing-api/db/db.ts'
import { pcpOffers } from '#leasing-api/db/schema/index.ts'

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
