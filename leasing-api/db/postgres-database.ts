import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { watchQueue } from '#server-kit/telemetry/telemetry.ts'
import { boundQueries } from './bound-queries.ts'
import type { Db } from './db.ts'
import { migrateForward, migrationsFolder } from './migrate-forward.ts'
import type { Database } from './database.ts'

/** The leasing database on a PostgreSQL server, over a pool of connections. */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  // Replaced at the next use; without a listener the error would end the process.
  pool.on('error', () => {})
  watchQueue('database', () => pool.waitingCount)
  const db = drizzle(pool) as unknown as Db
  try {
    await migrateForward(() => migrate(db as never, { migrationsFolder }))
  } catch (error) {
    await pool.end()
    throw error
  }
  return { call: boundQueries(db), close: () => pool.end() }
}
