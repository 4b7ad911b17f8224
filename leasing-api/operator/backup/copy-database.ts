import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import {
  type CommandContext,
  type CommandResult,
  refused,
  shown,
} from '#leasing-api/imports/data-command.ts'

/** Where the database is copied to first, in the folder of the database's own. */
export const databaseCopyFolder = (dataFolder: string): string =>
  path.join(dataFolder, 'leasing', 'copy')

/**
 * Copies the files of the embedded database as they stand between two statements, so that what was
 * acknowledged before is in the copy. Rule C-151.
 */
export async function copyDatabase({
  database,
  dataFolder,
}: CommandContext): Promise<CommandResult> {
  if (!database.copyTo) {
    return refused(
      'The leasing database is on a PostgreSQL server, which has its own back-up: pg_dump.',
    )
  }
  const folder = databaseCopyFolder(dataFolder)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  await database.copyTo(path.join(folder, 'pglite'))
  return shown(['The leasing database is copied.'])
}
