import type { Database } from './database.ts'
import { withSilence } from './database-silence.ts'
import { withKeepableInput } from './keepable-input.ts'
import { openPglite } from './pglite-database.ts'
import { openPostgres } from './postgres-database.ts'
import { withQuerySpans } from './query-spans.ts'

export type DatabaseConfig = {
  /** PostgreSQL's address; null means PGlite in `folder`. */
  databaseUrl: string | null
  /** Where PGlite keeps its files and the lock; null keeps everything in memory. */
  folder: string | null
  /** A tar of a migrated data folder that PGlite in memory starts from, which saves creating one. */
  imageFile?: string | null
}

/**
 * Opens the leasing database and runs its migrations forward. On PGlite everything happens in a
 * worker thread, since it blocks the thread it runs on; on PostgreSQL in this one. No query takes a
 * text that cannot be kept (`withKeepableInput`).
 * @throws UserError when another process has the folder open
 * @example const database = await openDatabase({ databaseUrl: null, folder: '.data/leasing' })
 *          const providers = await database.call.readProviders()
 */
export async function openDatabase({
  databaseUrl,
  folder,
  imageFile = null,
}: DatabaseConfig): Promise<Database> {
  const database =
    databaseUrl === null ? await openPglite(folder, imageFile) : await openPostgres(databaseUrl)
  const { call, silentForMs } = withSilence(withQuerySpans(database.call))
  return { ...database, call: withKeepableInput(call), silentForMs }
}
