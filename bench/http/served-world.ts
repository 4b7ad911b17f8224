// A process of its own: the leasing API over generated deals, and beside it bare Hono routes that
// answer with values of the same size. Told over the channel of `fork` what to do.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { destination, pino } from 'pino'
import { calls } from '#core/contract/calls.ts'
import { canonicalQuery } from '#core/contract/http/canonical-query.ts'
import { readQuery } from '#core/contract/http/query.ts'
import { openQuery } from '#core/filters/query/deal-query.ts'
import { openDatabase } from '#leasing-api/db/open-database.ts'
import { buildInWorker } from '#leasing-api/deal-search/load/build-in-worker.ts'
import { createDealSearch, type DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import { loadRates } from '#leasing-api/deal-search/load/load-rates.ts'
import { warmUp } from '#leasing-api/deal-search/warm-up.ts'
import { buildApp } from '#leasing-api/server/build-app.ts'
import type { Environment } from '#leasing-api/server/environment.ts'
import type { Services } from '#leasing-api/server/services.ts'
import { addressOf } from '#leasing-api/test/oracles/random-questions.ts'
import { generateCars } from '../search/generate-cars.ts'
import { generateBooks } from '../search/generate-offers.ts'
import { today } from '../search/import-books.ts'
import { imported } from '../search/prepare-rates.ts'
import { scales, type ScaleName } from '../search/scales.ts'
import { workload } from '../search/workload.ts'

/** What the process says once it serves. */
export type ServedWorld = {
  apiUrl: string
  bareUrl: string
  offers: number
  ratesVersion: number
  /** Different questions, a list and its facets one after the other. */
  addresses: string[]
}

/** Asked with `cpu`. */
export type CpuUse = {
  cpuMs: number
  residentBytes: number
  /** Lists and facets that were searched for so far, and not taken from answers that are kept. */
  searches: number
}

let searchesMade = 0

function countingSearches(search: DealSearch): DealSearch {
  return {
    ...search,
    list(...asked) {
      searchesMade++
      return search.list(...asked)
    },
    facets(query) {
      searchesMade++
      return search.facets(query)
    },
  }
}

async function serve(app: Hono<Environment>): Promise<string> {
  const listener = getRequestListener(
    (request, bindings) => app.fetch(request, bindings as Environment['Bindings']),
    { overrideGlobalObjects: false },
  )
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Answers every address with a value that was made once, as plainly as Hono can. */
function bareApp(list: unknown, facets: unknown): Hono<Environment> {
  const app = new Hono<Environment>()
  app.get('/api/derivatives/v2', (context) => context.json(list as object))
  app.get('/api/derivatives/compare/filters', (context) => context.json(facets as object))
  return app
}

async function generatedSearch(name: ScaleName) {
  const scale = scales[name]
  const cars = generateCars(scale.derivatives)
  const { database } = await imported(
    await openDatabase({ databaseUrl: null, folder: null }),
    scale,
    cars,
    generateBooks(scale, cars),
  )
  const loaded = await loadRates(database, today)
  await database.close()
  const search = createDealSearch(loaded, await buildInWorker(loaded.raw))
  await warmUp(search)
  return {
    search: countingSearches(search),
    offers: loaded.books.reduce((sum, { rowCount }) => sum + rowCount, 0),
  }
}

/** Questions that differ from each other, and from the open one, in what they ask and not just in words. */
function differentQuestions({ catalogue }: DealSearch): string[] {
  const asked = new Set<string>()
  const [, ...others] = [
    openQuery,
    ...workload(catalogue, 20_000).map(({ query }) => query),
  ].filter((query) => {
    const params = new URLSearchParams(addressOf(query))
    const keys = [calls.listDerivatives, calls.getFilters].map((call) => {
      const reading = readQuery(call, params)
      return reading.ok ? `${call.path} ${canonicalQuery(reading.value)}` : ''
    })
    const isNew = keys.every((key) => !asked.has(key))
    for (const key of keys) asked.add(key)
    return isNew
  })
  return others.map(addressOf)
}

async function serveWorld(name: ScaleName): Promise<ServedWorld> {
  const { search, offers } = await generatedSearch(name)
  const services = { deals: { current: () => search }, database: {} } as unknown as Services
  const app = buildApp({
    readiness: () => ({ status: 'ready', services }),
    trustedProxies: [],
    hasOutbox: false,
    // As the program logs by default, to nowhere.
    logger: pino({ level: 'info' }, destination({ dest: '/dev/null', sync: false })),
  })
  const apiUrl = await serve(app)
  const addresses = differentQuestions(search).flatMap((query) => [
    `/api/derivatives/v2?${query}`,
    `/api/derivatives/compare/filters?${query}`,
  ])
  const typical = await Promise.all(
    ['/api/derivatives/v2', '/api/derivatives/compare/filters'].map(
      async (path) => (await fetch(apiUrl + path)).json() as Promise<unknown>,
    ),
  )
  return {
    apiUrl,
    bareUrl: await serve(bareApp(typical[0], typical[1])),
    offers,
    ratesVersion: search.ratesVersion,
    addresses,
  }
}

process.on('message', (message) => {
  if (message !== 'cpu') return
  const { user, system } = process.cpuUsage()
  const use: CpuUse = {
    cpuMs: (user + system) / 1000,
    residentBytes: process.memoryUsage.rss(),
    searches: searchesMade,
  }
  process.send?.(use)
})
process.send?.(await serveWorld(process.argv[2] as ScaleName))
