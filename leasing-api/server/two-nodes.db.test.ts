import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { buildInWorker } from '../deal-search/load/build-in-worker.ts'
import { createDealSearchHolder, type DealSearchHolder } from '../deal-search/holder.ts'
import { createDealSearch } from '../deal-search/deal-search.ts'
import { loadRates } from '../deal-search/load/load-rates.ts'
import { answerFrom } from '../test/environments/response-from.ts'
import { raisedPrices } from '../test/books/raised-prices.ts'
import { randomQuestions } from '../test/oracles/random-questions.ts'
import { stagedBook } from '../test/books/rate-book-of.ts'
import { testDay, testInstant } from '../test/environments/small-world.ts'
import { openTestDatabase, type TestDatabase } from '../test/databases/test-database.ts'
import { checkVersions, type GivenAnswer } from '../test/databases/version-check.ts'
import { buildApp } from './build-app.ts'
import type { Readiness, Services } from './services.ts'

let database: TestDatabase
/** Each with its own connections on PostgreSQL; PGlite has one connection, which they share. */
let databases: Database[]
let nodes: { deals: DealSearchHolder; ask: (address: string) => Promise<Response> }[]

async function nodeOn(own: Database, pollIntervalMs: number) {
  const deals = await createDealSearchHolder(own, {
    today: () => testDay,
    now: () => testInstant,
    pollIntervalMs,
  })
  const readiness: Readiness = {
    status: 'ready',
    services: { deals, database: own } as unknown as Services,
  }
  const app = buildApp({
    readiness: () => readiness,
    trustedProxies: [],
    hasOutbox: false,
    logger: pino({ level: 'silent' }),
  })
  const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } } as never
  return { deals, ask: async (address: string) => app.request(address, {}, bindings) }
}

beforeAll(async () => {
  database = await openTestDatabase({ isSeeded: true })
  const { databaseUrl } = database
  databases =
    databaseUrl === null
      ? [database, database]
      : [database, await openDatabase({ databaseUrl, folder: null })]
  // They look at different times, so that for a while they serve different versions.
  nodes = [await nodeOn(databases[0]!, 20), await nodeOn(databases[1]!, 700)]
})
afterAll(async () => {
  for (const { deals } of nodes) await deals.close()
  if (databases[1] !== database) await databases[1]!.close()
  await database.close()
})

test('during an import every answer of two nodes is entirely of the version it names', async () => {
  const before = nodes[0]!.deals.current()
  const questions = randomQuestions(before.catalogue, 60, 7)
  const given: GivenAnswer[] = []
  const askAll = async () => {
    for (const [question, address] of questions.entries()) {
      for (const [node, { ask }] of nodes.entries()) {
        given.push({ node, question, body: await (await ask(address)).text() })
      }
      // The nodes read and swap between requests, as they do while they wait for one.
      await wait(1)
    }
  }
  await askAll()
  const ids = new Map(
    before.catalogue.derivatives.map(({ id, derivative }) => [derivative.capId, id]),
  )
  const bookId = await stagedBook(database, 6, raisedPrices(before, ids, 6, -500))
  const { ratesVersion } = await database.call.activateRateBook({
    bookId,
    today: testDay,
    now: testInstant,
  })
  while (nodes.some(({ deals }) => deals.current().ratesVersion !== ratesVersion)) await askAll()
  await askAll()

  const loaded = await loadRates(database, testDay)
  const after = createDealSearch(loaded, await buildInWorker(loaded.raw))
  const whole = new Map(
    await Promise.all(
      [before, after].map(
        async (deals) =>
          [
            deals.ratesVersion,
            await Promise.all(questions.map((address) => answerFrom(deals, address))),
          ] as const,
      ),
    ),
  )
  const { mixed, byVersion, telling } = checkVersions(given, whole)
  expect(mixed).toEqual([])
  expect(new Set(byVersion.keys())).toEqual(new Set([before.ratesVersion, ratesVersion]))
  expect(telling).toBeGreaterThan(10)
}, 120_000)
