// `npm run prove:two-nodes`: two API nodes on one PostgreSQL answer while rate books are imported.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { londonDay } from '#leasing-api/catalogue/london-day.ts'
import { seed } from '#leasing-api/catalogue/seed.ts'
import type { Database } from '#leasing-api/db/database.ts'
import { openDatabase } from '#leasing-api/db/open-database.ts'
import { buildInWorker } from '#leasing-api/deal-search/load/build-in-worker.ts'
import { createDealSearch, type DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import { loadRates } from '#leasing-api/deal-search/load/load-rates.ts'
import { answerFrom } from '#leasing-api/test/environments/response-from.ts'
import { freePort } from '#leasing-api/test/environments/free-port.ts'
import { type ApiProcess, startApiProcess } from '#leasing-api/test/kills/api-process.ts'
import { startPostgres } from '#leasing-api/test/databases/postgres-server.ts'
import { raisedPrices } from '#leasing-api/test/books/raised-prices.ts'
import { randomQuestions } from '#leasing-api/test/oracles/random-questions.ts'
import { stagedBook } from '#leasing-api/test/books/rate-book-of.ts'
import { checkVersions, type GivenAnswer } from '#leasing-api/test/databases/version-check.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { endWith } from '../data-commands/end-with.ts'

const questionCount = 100
const imports = 3

async function versionOf(url: string): Promise<number> {
  const health = (await (await fetch(`${url}/healthz`)).json()) as { ratesVersion: number }
  return health.ratesVersion
}

async function searchNow(database: Database): Promise<DealSearch> {
  const loaded = await loadRates(database, londonDay(new Date()))
  return createDealSearch(loaded, await buildInWorker(loaded.raw))
}

/** Every provider's turn comes round, so that each import changes many answers. */
async function importNext(database: Database, deals: DealSearch, turn: number): Promise<number> {
  const ids = new Map(
    deals.catalogue.derivatives.map(({ id, derivative }) => [derivative.capId, id]),
  )
  const quoting = deals.providers().filter(({ hasRates }) => hasRates)
  const { id } = quoting[turn % quoting.length]!
  const prices = raisedPrices(deals, ids, id, -1000 - turn)
  const bookId = await stagedBook(database, id, prices, '2099-12-31')
  const now = new Date()
  const { ratesVersion } = await database.call.activateRateBook({
    bookId,
    today: londonDay(now),
    now: now.toISOString(),
  })
  return ratesVersion
}

async function proveTwoNodes(): Promise<boolean> {
  const server = await startPostgres()
  const folder = mkdtempSync(path.join(tmpdir(), 'larkway-two-nodes-'))
  const database = await openDatabase({ databaseUrl: server.url, folder: null })
  const nodes: ApiProcess[] = []
  try {
    const now = new Date()
    await seed(database, { today: londonDay(now), now: now.toISOString() })
    for (const name of ['first', 'second']) {
      const dataFolder = path.join(folder, name)
      nodes.push(
        await startApiProcess({ dataFolder, databaseUrl: server.url, port: await freePort() }),
      )
    }
    let deals = await searchNow(database)
    const questions = randomQuestions(deals.catalogue, questionCount, 20_261_122)
    const searches = [deals]
    const given: GivenAnswer[] = []
    let differingRounds = 0
    const askAll = async () => {
      for (const [question, address] of questions.entries()) {
        const bodies = await Promise.all(
          nodes.map(async ({ url }) => (await fetch(url + address)).text()),
        )
        for (const [node, body] of bodies.entries()) given.push({ node, question, body })
        const versions = bodies.map((body) => /"ratesVersion":(\d+)/.exec(body)?.[1])
        if (new Set(versions).size > 1) differingRounds++
      }
    }
    await askAll()
    for (let turn = 0; turn < imports; turn++) {
      const importing = importNext(database, deals, turn)
      let isImported = false
      void importing.finally(() => (isImported = true)).catch(() => {})
      while (!isImported) await askAll()
      const version = await importing
      const isServed = async () =>
        (await Promise.all(nodes.map(({ url }) => versionOf(url)))).every((each) => each >= version)
      while (!(await isServed())) await askAll()
      await askAll()
      deals = await searchNow(database)
      searches.push(deals)
    }
    const whole = new Map<number, string[]>()
    for (const search of searches) {
      const bodies = await Promise.all(questions.map((address) => answerFrom(search, address)))
      whole.set(search.ratesVersion, bodies)
    }
    const { answers, byVersion, mixed, telling } = checkVersions(given, whole)
    console.log(
      `${answers} answers of two nodes to ${questionCount} filter sets during ${imports} imports, ${telling} of them answered differently by some version.`,
    )
    for (const [version, count] of byVersion) console.log(`  version ${version}: ${count} answers`)
    console.log(`  asked at the same time, served from different versions: ${differingRounds}`)
    console.log(`  not entirely of the version they name: ${mixed.length}`)
    if (mixed.length > 0) {
      throw new UserError(`A mixed answer: ${questions[mixed[0]!.question]}\n${mixed[0]!.body}`)
    }
    if (telling === 0 || byVersion.size !== imports + 1) {
      throw new UserError('The imports changed nothing that was asked for: nothing was proved.')
    }
    return true
  } finally {
    for (const node of nodes) await node.stop()
    await database.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await endWith(proveTwoNodes)
