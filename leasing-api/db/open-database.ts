import type { Database } from './database.ts'
import { guardedDatabase } from './guarded-database.ts'
import { openPglite } from './pglite-database.ts'
import { openPostgres } from './postgres-database.ts'

export type DatabaseConfig = {
  /** PostgreSQL's address; null means PGlite in `folder`. */
  databaseUrl: string | null
  /** Where PGlite keeps its files and the lock; null keeps everything in memory. */
  folder: string | null
}

/**
 * Opens the leasing database and runs its migrations forward. On PGlite everything happens in a
 * worker thread, since it blocks the thread it runs on; on PostgreSQL in this one.
 * @throws UserError when another process has the folder open
 * @example const database = await openDatabase({ databaseUrl: null, folder: '.data/leasing' })
 *          const providers = await database.call.readProviders()
 */
export async function openDatabase({ databaseUrl, folder }: DatabaseConfig): Promise<Database> {
  return guardedDatabase(
    databaseUrl === null ? await openPglite(folder) : await openPostgres(databaseUrl),
  )
}
