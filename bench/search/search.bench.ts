import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setImmediate as pause } from 'node:timers/promises'
import { resolveQuery } from '#core/filters/query/resolve-query.ts'
import { openQuery, type DealQuery } from '#core/filters/query/deal-query.ts'
import { openDatabase } from '#leasing-api/db/open-database.ts'
import { carFilters } from '#leasing-api/deal-search/filters/car-filters.ts'
import { bitSetPool } from '#leasing-api/deal-search/sets/bit-set-pool.ts'
import { carBitsOf } from '#leasing-api/deal-search/filters/car-bits.ts'
import { hasBit } from '#leasing-api/deal-search/sets/bit-set.ts'
import { createDealSearch } from '#leasing-api/deal-search/deal-search.ts'
import { loadRates } from '#leasing-api/deal-search/load/load-rates.ts'
import { answerSearch } from '#leasing-api/search/answer-search.ts'
import { demonstrationCatalogue } from '#leasing-api/test/searches/demonstration-catalogue.ts'
import { madeQueries } from '#leasing-api/test/searches/made-queries.ts'
import { warmUp } from '#leasing-api/deal-search/warm-up.ts'
import { startPostgres } from '#leasing-api/test/databases/postgres-server.ts'
import { machineLine, timingOf } from '../measure.ts'
import { tableOf } from '../print-table.ts'
import { generateCars } from './generate-cars.ts'
import { generateBooks } from './generate-offers.ts'
import { today } from './import-books.ts'
import { checkFacets, checkList, pageRows } from './check-answers.ts'
import { built, imported, timed } from './prepare-rates.ts'
import { facetsSql, listSql } from './plain-sql.ts'
import { scanFacets, scanList } from './scan-offers.ts'
import { scales, type ScaleName } from './scales.ts'
import { pgliteEngine, postgresEngine, type Row, type SqlEngine } from './sql-engines.ts'
import { takeTurns, timingsOf, type Times } from './taking-turns.ts'
import { workload } from './workload.ts'

// `npm run bench:search [1m|10m] [without-sql]`: the deal index beside plain SQL and a plain scan.

const seconds = (ms: number) => (ms / 1000).toFixed(2)
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0)

/** Processor time of one call in a row of many: what a busy machine does not change. */
function processorMs(calls: number, run: (turn: number) => void): number {
  const before = process.cpuUsage()
  for (let turn = 0; turn < calls; turn++) run(turn)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / calls
}

async function benchSearch(name: ScaleName, hasSql: boolean): Promise<void> {
  const scale = scales[name]
  const folder = await mkdtemp(path.join(os.tmpdir(), 'larkway-bench-'))
  const server = await startPostgres()
  const cars = generateCars(scale.derivatives)
  const books = generateBooks(scale, cars)
  const offers = books.reduce((sum, { rows }) => sum + rows, 0)
  console.log(
    `\n== ${offers.toLocaleString('en-GB')} offers of ${scale.derivatives.toLocaleString('en-GB')} derivatives from ${scale.providers} providers\n`,
  )
  const pglite = await imported(
    await openDatabase({ databaseUrl: null, folder }),
    scale,
    cars,
    books,
  )
  const postgres = await imported(
    await openDatabase({ databaseUrl: server.url, folder: null }),
    scale,
    cars,
    books,
  )
  const [loaded, readPgliteMs] = await timed(() => loadRates(pglite.database, today))
  const [, readPostgresMs] = await timed(() => loadRates(postgres.database, today))
  const [rates, buildMs] = await built(loaded)
  const search = createDealSearch(loaded, rates)
  const [, warmMs] = await timed(() => warmUp(search))
  const sql: Record<string, SqlEngine> = {}
  if (hasSql) {
    sql['SQL on PGlite'] = await pgliteEngine(rates.columns, loaded.catalogue)
    sql['SQL on PostgreSQL'] = await postgresEngine(server.url, rates.columns, loaded.catalogue)
  }

  const derivatives = loaded.catalogue.derivatives.map(({ derivative }) => derivative)
  const bits = carBitsOf(loaded.catalogue)
  const wantedOf = (query: DealQuery) => {
    const { wanted: own } = carFilters(
      bits,
      loaded.catalogue,
      query,
      bitSetPool(bits.all.length, 8),
    )
    return Uint8Array.from(derivatives, (_, at) => Number(hasBit(own, at)))
  }
  const times: Record<
    | 'list'
    | 'list grouped by model'
    | 'list without filter'
    | 'all facets'
    | 'offers of one derivative'
    | 'pages found by words',
    Times
  > = {
    list: new Map(),
    'list grouped by model': new Map(),
    'list without filter': new Map(),
    'all facets': new Map(),
    'offers of one derivative': new Map(),
    'pages found by words': new Map(),
  }
  const asked = workload(loaded.catalogue, scale.queries)
  const { manufacturers: makes, ranges } = loaded.catalogue
  const { guides } = demonstrationCatalogue()
  const texts = madeQueries({ makes, ranges, derivatives: [] }, 1, scale.queries)
  // Each engine meets its code once before it counts, as a server does before it serves.
  for (const { query } of asked.slice(0, 20)) {
    search.list(query, 1, pageRows)
    search.listByCarModel(query, 1, pageRows)
    search.facets(query)
    scanList(rates.columns, query, wantedOf(query))
  }
  answerSearch(search, guides, '')
  for (const [turn, { query, page }] of asked.entries()) {
    const inSql = (every: number, statement: string) =>
      turn % every === 0
        ? Object.fromEntries(
            Object.entries(sql).map(([engine, { run }]) => [engine, () => run(statement)]),
          )
        : {}
    const wanted = wantedOf(resolveQuery(query))
    const lists = await takeTurns(times.list, turn, {
      index: () => search.list(query, page, pageRows),
      'plain scan': () => scanList(rates.columns, query, wanted),
      ...inSql(scale.everySql, listSql(query, page, pageRows)),
    })
    await takeTurns(times['list grouped by model'], turn, {
      index: () => search.listByCarModel(query, page, pageRows),
    })
    const { total } = search.list(query, 1, 1)
    if ((lists['plain scan'] as number[]).length !== total)
      throw new Error('The scan lists other cars.')
    for (const engine of Object.keys(sql)) {
      if (lists[engine]) checkList(search, query, page, lists[engine] as Row[])
    }
    const counts = await takeTurns(times['all facets'], turn, {
      index: () => search.facets(query),
      'plain scan': () => scanFacets(rates.columns, query, wanted),
      ...inSql(scale.everySqlFacets, facetsSql(query)),
    })
    for (const engine of Object.keys(sql)) {
      if (counts[engine]) checkFacets(search, query, counts[engine] as Row[])
    }
    if (turn % 5 === 0) {
      await takeTurns(times['list without filter'], turn, {
        index: () => search.list(openQuery, 1, pageRows),
        'plain scan': () => scanList(rates.columns, openQuery, wantedOf(openQuery)),
        ...(turn % 20 === 0 ? inSql(1, listSql(openQuery, 1, pageRows)) : {}),
      })
    }
    const { capId } = derivatives[(turn * 7919) % derivatives.length]!
    await takeTurns(times['offers of one derivative'], turn, {
      'index, in memory': () => search.offersOf(capId),
      'index, as columns of JSON': () => JSON.stringify(search.offerColumns(capId)),
    })
    await takeTurns(times['pages found by words'], turn, {
      index: () => answerSearch(search, guides, texts[turn]!.text),
    })
    await pause()
  }
  console.log(
    tableOf(
      ['question', 'engine', 'median ms', 'p95 ms', 'runs'],
      Object.entries(times).flatMap(([question, all]) =>
        Object.entries(timingsOf(all)).map(([engine, { medianMs, p95Ms, runs }]) => [
          question,
          engine,
          medianMs.toFixed(3),
          p95Ms.toFixed(3),
          String(runs),
        ]),
      ),
    ),
  )
  const hot = {
    list: processorMs(1000, (turn) => {
      const { query, page } = asked[turn % asked.length]!
      search.list(query, page, pageRows)
    }),
    byCarModel: processorMs(1000, (turn) => {
      const { query, page } = asked[turn % asked.length]!
      search.listByCarModel(query, page, pageRows)
    }),
    facets: processorMs(1000, (turn) => search.facets(asked[turn % asked.length]!.query)),
  }
  const million = (all: readonly number[]) =>
    `${(timingOf(all).medianMs / 1e6).toFixed(2)} M rows/s`
  console.log(
    `\n${tableOf(
      ['what', 'how much'],
      [
        ['import on PGlite, parsed columns to committed', million(pglite.rowsPerSecond)],
        ['import on PostgreSQL, parsed columns to committed', million(postgres.rowsPerSecond)],
        ['read segments from PGlite', `${seconds(readPgliteMs)} s`],
        ['read segments from PostgreSQL', `${seconds(readPostgresMs)} s`],
        ['rebuild in the worker, median of 3', `${seconds(timingOf(buildMs).medianMs)} s`],
        ['list from the index alone, processor time', `${hot.list.toFixed(3)} ms`],
        [
          'list grouped by model from the index alone, processor time',
          `${hot.byCarModel.toFixed(3)} ms`,
        ],
        ['all facets from the index alone, processor time', `${hot.facets.toFixed(3)} ms`],
        ['warm-up', `${seconds(warmMs)} s`],
        [
          'segments as stored',
          `${megabytes(loaded.raw.books.reduce((sum, { bytes }) => sum + bytes.length, 0))} MB`,
        ],
        [
          'index: entries',
          `${megabytes(arrayBytes(rates.index) - rates.index.bits.byteLength)} MB, ${rates.index.derivative.length} of them in ${rates.index.keys.length} cells`,
        ],
        ['index: bit sets', `${megabytes(rates.index.bits.byteLength)} MB`],
        ['columns of all offers', `${megabytes(arrayBytes(rates.columns))} MB`],
      ],
    )}`,
  )
  for (const engine of Object.values(sql)) await engine.close()
  await pglite.database.close()
  await postgres.database.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

const words = process.argv.slice(2)
const names = (['1m', '10m'] as const).filter(
  (name) => !words.some((word) => word in scales) || words.includes(name),
)
console.log(machineLine())
for (const name of names) await benchSearch(name, !words.includes('without-sql'))

/** Bytes of all arrays that an object holds. */
export function arrayBytes(arrays: object): number {
  return Object.values(arrays)
    .filter((column) => ArrayBuffer.isView(column))
    .reduce((sum, { byteLength }) => sum + byteLength, 0)
}
