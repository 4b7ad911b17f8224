import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../databases/test-database.ts'
import { startApiProcess } from './api-process.ts'
import { doubleSubmits } from './double-submits.ts'
import { leadKills } from './lead-kills.ts'
import { smallPlace } from './small-place.ts'

/** On PostgreSQL databases of this test; PGlite makes its own in the folder of each API. */
let databases: TestDatabase[]
beforeAll(async () => {
  databases = await Promise.all(Array.from({ length: 2 }, () => openTestDatabase()))
})
afterAll(async () => {
  for (const database of databases) await database.close()
})

test('W-91 W-94 an API killed while orders are confirmed and sent loses and doubles none', async () => {
  const moments = [0.7, 0.4]
  const report = await leadKills({
    databaseUrl: databases[0]!.databaseUrl,
    kills: 2,
    random: () => moments.shift()!,
  })
  expect(report.failures).toEqual([])
  expect(report.kills).toBe(2)
  expect(report.confirmed).toBeGreaterThan(0)
}, 240_000)

test('W-29 W-33 W-34 what is sent eight times at once is one order, and one right code counts', async () => {
  const place = await smallPlace(databases[1]!.databaseUrl)
  const api = await startApiProcess(place)
  try {
    const report = await doubleSubmits(api.url, 20)
    expect(report).toEqual({
      submissions: 20,
      orders: 20,
      evaluatedGuesses: 5,
      accepted: 1,
      failures: [],
    })
  } finally {
    await api.stop()
    rmSync(place.dataFolder, { recursive: true, force: true })
  }
}, 120_000)
