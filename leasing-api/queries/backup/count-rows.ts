import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '#leasing-api/db/db.ts'

/** The number of rows of every table, by its name, for a back-up to compare. Rule C-151. */
export async function countRows(db: Db): Promise<Record<string, number>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await rowsOf<{ count: number }>(
      db,
      sql`select count(*)::int as count from ${sql.identifier(name)}`,
    )
    counts[name] = row!.count
  }
  return counts
}
