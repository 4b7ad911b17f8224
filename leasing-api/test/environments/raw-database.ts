import { drizzle } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import type { Db } from '#leasing-api/db/db.ts'
import { pgliteFrom } from '../databases/pglite-here.ts'
import { openTestDatabase } from '../databases/test-database.ts'

/** A migrated, empty database of this run's kind as queries themselves see it, for rows that no call writes. */
export async function rawDatabase(): Promise<{ db: Db; close: () => Promise<void> }> {
  if (inject('databaseUrl') === null) {
    const client = await pgliteFrom(inject('templates').empty)
    return { db: drizzlePglite(client) as unknown as Db, close: () => client.close() }
  }
  const database = await openTestDatabase()
  const pool = new pg.Pool({ connectionString: database.databaseUrl! })
  const close = async () => {
    await pool.end()
    await database.close()
  }
  return { db: drizzle(pool) as unknown as Db, close }
}
