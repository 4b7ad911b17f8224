import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { seed } from '#leasing-api/catalogue/seed.ts'
import type { Database } from '#leasing-api/db/database.ts'
import { openDatabase } from '#leasing-api/db/open-database.ts'
import { smallWorld, testDay, testInstant } from '../environments/small-world.ts'

/** `databaseUrl` lets a test open the same PostgreSQL a second time; null on PGlite. */
export type TestDatabase = Database & { databaseUrl: string | null }

/**
 * A migrated database of the kind this run is about, nobody else's: PGlite in memory, or a new
 * database on the run's PostgreSQL, dropped again on close. Empty, or with the small world.
 * @example const database = await openTestDatabase({ isSeeded: true })
 *          afterAll(() => database.close())
 */
export async function openTestDatabase(
  options: { isSeeded?: boolean } = {},
): Promise<TestDatabase> {
  const serverUrl = inject('databaseUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  const databaseUrl = serverUrl === null ? null : databaseNamed(serverUrl, name)
  if (serverUrl !== null) await runOn(serverUrl, `create database ${name}`)
  const database = await openDatabase({
    databaseUrl,
    folder: null,
    imageFile: inject('databaseImage'),
  })
  if (options.isSeeded) {
    await seed(database, { today: testDay, now: testInstant, world: smallWorld() })
  }
  return {
    call: database.call,
    databaseUrl,
    async close() {
      await database.close()
      if (serverUrl !== null) await runOn(serverUrl, `drop database if exists ${name} with (force)`)
    },
  }
}

function databaseNamed(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

async function runOn(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
