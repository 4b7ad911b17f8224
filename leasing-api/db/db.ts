import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { SQL } from 'drizzle-orm'

/** Drizzle on PGlite or on PostgreSQL, or a transaction of either: the type queries depend on. */
// oxlint-disable-next-line typescript/no-explicit-any -- the schema parameter serves db.query, which is not used
export type Db = PgDatabase<PgQueryResultHKT, any>

/**
 * Runs raw SQL that the query builder cannot express. Both drivers answer with `rows`, keyed by
 * column name; dates and times come as the driver gives them, so select those as text.
 */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] }
  return result.rows
}
