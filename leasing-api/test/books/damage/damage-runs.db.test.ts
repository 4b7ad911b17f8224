import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#leasing-api/test/databases/test-database.ts'
import { damageRuns } from './damage-runs.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase({ isSeeded: true })
}, 120_000)
afterAll(() => database.close())

test('T-12 T-19 T-20 a damaged book changes nothing or loses only its damaged rows', async () => {
  const report = await damageRuns(database, { books: 30, seed: 20 })
  expect(report.failures).toEqual([])
  expect(report.taken).toBeGreaterThanOrEqual(27)
  expect(report.takenStrictly).toBeLessThan(15)
  expect(report.held).toBeGreaterThan(5)
}, 300_000)
