import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { boundQueries } from '#leasing-api/db/bound-queries.ts'
import type { Database, DatabaseCalls } from '#leasing-api/db/database.ts'
import type { Db } from '#leasing-api/db/db.ts'
import { guardedDatabase } from '#leasing-api/db/guarded-database.ts'
import { errorFromMessage, errorToMessage } from '#leasing-api/db/pglite-messages.ts'
import { watchQueue } from '#server-kit/telemetry/telemetry.ts'

/** PGlite in memory, from the tar of a data folder. */
export async function pgliteFrom(imageFile: string): Promise<PGlite> {
  const loadDataDir = new Blob([readFileSync(imageFile)])
  return PGlite.create({ dataDir: 'memory://', loadDataDir })
}

/**
 * The leasing database on a PGlite in the test's own thread. The program has it in another, which would
 * have to load every query anew for each file of tests; what goes to and fro is copied as between threads.
 */
export function databaseOn(client: PGlite): Database {
  const bound = boundQueries(drizzle(client) as unknown as Db)
  let waiting = 0
  watchQueue('database', () => waiting)
  const calls = Object.entries(bound).map(([name, query]) => [
    name,
    async (input: unknown) => {
      waiting += 1
      try {
        const run = query as (input: unknown) => Promise<unknown>
        return structuredClone(await run(structuredClone(input)))
      } catch (error) {
        throw errorFromMessage(errorToMessage(error))
      } finally {
        waiting -= 1
      }
    },
  ])
  const call = Object.fromEntries(calls) as DatabaseCalls
  return guardedDatabase({ call, close: () => client.close() })
}
