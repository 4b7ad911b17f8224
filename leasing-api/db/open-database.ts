import type { Queries } from '../queries/index.ts'
import { withKeepableInput } from './keepable-input.ts'
import { openPglite } from './pglite-database.ts'
import { openPostgres } from './postgres-database.ts'

/** Every query by name, as a function of its input alone. */
export type DatabaseCalls = {
  [Name in keyof Queries]: (
    ...input: Parameters<Queries[Name]> extends [unknown, infer Input] ? [Input] : []
  ) => ReturnType<Queries[Name]>
}

/** The leasing database, migrated and open. */
export type Database = {
  call: DatabaseCalls
  /** Ends what is running and lets go of the folder or the connections. */
  close(): Promise<void>
}

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
 * @throws DatabaseInUseError when another process has the folder open
 * @example const database = await openDatabase({ databaseUrl: null, folder: '.data/leasing' })
 *          const providers = await database.call.readProviders()
 */
export async function openDatabase({
  databaseUrl,
  folder,
  imageFile = null,
}: DatabaseConfig): Promise<Database> {
  const { call, close } =
    databaseUrl === null ? await openPglite(folder, imageFile) : await openPostgres(databaseUrl)
  return { call: withKeepableInput(call), close }
}
