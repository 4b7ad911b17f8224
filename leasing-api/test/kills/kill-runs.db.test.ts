import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../databases/test-database.ts'
import { killRuns } from './kill-runs.ts'

/** On PostgreSQL the database of this test; PGlite makes its own in the folder of the API. */
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('T-12 an API killed during imports and while serving has one book whole and every order acknowledged', async () => {
  const moments = [0.3, 0.8, 0.5]
  const report = await killRuns({
    databaseUrl: database.databaseUrl,
    duringImports: 2,
    duringServing: 1,
    random: () => moments.shift()!,
  })
  expect(report.failures).toEqual([])
  expect(report.kills).toBe(3)
  expect(report.recoveriesMs).toHaveLength(3)
}, 300_000)
