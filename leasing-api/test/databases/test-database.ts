import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import type { Database } from '#leasing-api/db/database.ts'
import { openDatabase } from '#leasing-api/db/open-database.ts'
import { databaseOn, pgliteFrom } from './pglite-here.ts'
import { databaseNamed, runOn } from './postgres-statements.ts'

/** `databaseUrl` lets a test open the same PostgreSQL a second time; null on PGlite. */
export type TestDatabase = Database & { databaseUrl: string | null }

/**
 * A migrated database of the kind this run is about, nobody else's: PGlite in memory, or a new
 * database on the run's PostgreSQL, dropped again on close. Empty, or with the small world.
 * @example const database = await openTestDatabase({ isSeeded: true })
 *          afterAll(() => database.close())
 */
export async function openTestDatabase({
  isSeeded = false,
}: { isSeeded?: boolean } = {}): Promise<TestDatabase> {
  const serverUrl = inject('databaseUrl')
  const { empty, seeded } = inject('templates')
  const template = isSeeded ? seeded : empty
  if (serverUrl === null) {
    return { ...databaseOn(await pgliteFrom(template)), databaseUrl: null }
  }
  const name = `test_${randomBytes(8).toString('hex')}`
  await runOn(serverUrl, `create database ${name} template ${template}`)
  const databaseUrl = databaseNamed(serverUrl, name)
  const database = await openDatabase({ databaseUrl, folder: null })
  return {
    ...database,
    databaseUrl,
    async close() {
      await database.close()
      await runOn(serverUrl, `drop database if exists ${name} with (force)`)
    },
  }
}
