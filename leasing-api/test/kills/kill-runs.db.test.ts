import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../databases/test-database.ts'
import { killRuns } from './kill-runs.ts'

/** On PostgreSQL the database of this test; PGlite makes its own in the folder of the API. */
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('T-12 an API killed during imports and while serving has one book whole and every order acknowledged', async () => {
  // PGlite takes long to begin anew: one import of it is killed, late; a hundred kills of each are
  // `npm run prove:import-kills`.
  const importMoments = inject('database') === 'pglite' ? [0.8] : [0.3, 0.8]
  const moments = [...importMoments, 0.5]
  const kills = moments.length
  const report = await killRuns({
    databaseUrl: database.databaseUrl,
    duringImports: importMoments.length,
    duringServing: 1,
    random: () => moments.shift()!,
  })
  expect(report.failures).toEqual([])
  expect(report.kills).toBe(kills)
  expect(report.recoveriesMs).toHaveLength(kills)
}, 300_000)
