// `npm run prove:two-nodes`: two API nodes on one PostgreSQL answer while rate books are imported.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { londonDay } from '../../leasing-api/catalogue/london-day.ts'
import { seed } from '../../leasing-api/catalogue/seed.ts'
import { openDatabase, type Database } from '../../leasing-api/db/open-database.ts'
import { buildInWorker } from '../../leasing-api/deal-search/build-in-worker.ts'
import { createDealSearch, type DealSearch } from '../../leasing-api/deal-search/deal-search.ts'
import { loadRates } from '../../leasing-api/deal-search/load-rates.ts'
import { answerFrom } from '../../leasing-api/testing/answer-from.ts'
import { startPostgres } from '../../leasing-api/testing/postgres-server.ts'
import { raisedPrices } from '../../leasing-api/testing/raised-prices.ts'
import { randomQuestions } from '../../leasing-api/testing/random-questions.ts'
import { stagedBook } from '../../leasing-api/testing/rate-book-of.ts'
import { checkVersions, type GivenAnswer } from '../../leasing-api/testing/version-check.ts'
import { explain, Problem } from '../start/problem.mjs'
import { root } from '../start/root.mjs'

const questionCount = 100
const imports = 3
const readyLimitMs = 180_000

type Node = { process: ChildProcess; url: string }

async function startNode(databaseUrl: string, dataFolder: string): Promise<Node> {
  const port = await freePort()
  const child = spawn(process.execPath, [path.join(root, 'leasing-api/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      LARKWAY_DATA: dataFolder,
      LEASING_API_HOST: '127.0.0.1',
      LEASING_API_PORT: String(port),
      LOG_LEVEL: 'error',
    },
  })
  const url = `http://127.0.0.1:${port}`
  const until = Date.now() + readyLimitMs
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Problem('An API node ended while it started.')
    if (Date.now() > until) throw new Problem(`An API node was not ready in ${readyLimitMs} ms.`)
    await wait(100)
  }
  return { process: child, url }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const { status } = (await (await fetch(`${url}/healthz`)).json()) as { status: string }
    return status === 'ready'
  } catch {
    return false
  }
}

async function versionOf(url: string): Promise<number> {
  const health = (await (await fetch(`${url}/healthz`)).json()) as { ratesVersion: number }
  return health.ratesVersion
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
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

async function proveTwoNodes(): Promise<void> {
  const server = await startPostgres()
  const folder = mkdtempSync(path.join(tmpdir(), 'larkway-two-nodes-'))
  const database = await openDatabase({ databaseUrl: server.url, folder: null })
  const nodes: Node[] = []
  try {
    const now = new Date()
    await seed(database, { today: londonDay(now), now: now.toISOString() })
    for (const name of ['first', 'second']) {
      nodes.push(await startNode(server.url, path.join(folder, name)))
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
      throw new Problem(`A mixed answer: ${questions[mixed[0]!.question]}\n${mixed[0]!.body}`)
    }
    if (telling === 0 || byVersion.size !== imports + 1) {
      throw new Problem('The imports changed nothing that was asked for: nothing was proved.')
    }
  } finally {
    for (const { process: child } of nodes) {
      if (child.exitCode !== null) continue
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await database.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

try {
  await proveTwoNodes()
} catch (error) {
  process.exitCode = explain(error)
}
