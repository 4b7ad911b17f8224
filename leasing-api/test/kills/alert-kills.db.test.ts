import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../databases/test-database.ts'
import { alertKills } from './alert-kills.ts'

/** On a PostgreSQL database of this test; PGlite makes its own in the folder of the API. */
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('W-129 W-134 an API killed while prices fall and people are told tells each once a day', async () => {
  const moments = [0.9, 0.6]
  const report = await alertKills({
    databaseUrl: database.databaseUrl,
    kills: 2,
    killsADay: 2,
    random: () => moments.shift()!,
  })
  expect(report.failures).toEqual([])
  expect(report).toMatchObject({ kills: 2, days: 1, people: 6, mails: 6 })
}, 240_000)
