import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markedBook } from '../kills/marked-book.ts'
import { smallPlace } from '../kills/small-place.ts'
import { openTestDatabase, type TestDatabase } from '../databases/test-database.ts'
import { delayRuns, sentByOperator } from './delay-runs.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('T-12 lists are answered all through an import, from the old rates and then from the new ones', async () => {
  const { capIds, ...place } = await smallPlace(database.databaseUrl)
  try {
    const runs = await delayRuns({
      place,
      importBook: sentByOperator(place, 6, markedBook(capIds, 1)),
      readers: 2,
      quietMs: 500,
      afterMs: 500,
    })
    const [before] = runs.without.ratesVersions
    expect(runs.without.ratesVersions).toHaveLength(1)
    expect(runs.with.ratesVersions).toEqual([before, before! + 1])
    expect(runs.with.listsMs.length).toBeGreaterThan(5)
    expect(runs.with.timerRuns).toBeGreaterThan(20)
  } finally {
    rmSync(place.dataFolder, { recursive: true, force: true })
  }
}, 300_000)
