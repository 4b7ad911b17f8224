// `npm run prove:import-delay [-- --rows 1000000] [--only pglite|postgres]`
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { machineLine } from '#bench/measure.ts'
import { tableOf } from '#bench/print-table.ts'
import { delayRuns, type DelayRun, sentByOperator } from '#leasing-api/test/delays/delay-runs.ts'
import type { DelayFigures } from '#leasing-api/test/delays/watch-delay.ts'
import { freePort } from '#leasing-api/test/environments/free-port.ts'
import { rateBookText } from '#leasing-api/test/books/write-rate-book.ts'
import { onEachDatabase } from '#leasing-api/test/databases/each-database.ts'

/** The longest that 999 of 1,000 looks at the clock may come late. */
const mostMs = 50

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, only: { type: 'string' } },
})
const rows = Number(values.rows)
const book = [...rateBookText({ rows, seed: 1 })].join('')

async function runOn(databaseUrl: string | null): Promise<{ without: DelayRun; with: DelayRun }> {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'larkway-delay-'))
  try {
    const place = { dataFolder, databaseUrl, port: await freePort() }
    return await delayRuns({
      place,
      importBook: sentByOperator(place, 6, book),
      readers: 4,
      quietMs: 20_000,
      afterMs: 5000,
    })
  } finally {
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

const figures = ({ p50Ms, p99Ms, p999Ms, maxMs }: DelayFigures) =>
  [p50Ms, p99Ms, p999Ms, maxMs].map((ms) => ms.toFixed(1))
const listFigures = (listsMs: readonly number[]) => {
  const sorted = listsMs.toSorted((a, b) => a - b)
  return [0.5, 0.99, 0.999, 1].map((share) =>
    (sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0).toFixed(1),
  )
}

console.log(machineLine())
const lines: string[][] = []
let worst = 0
const add = (database: string, what: string, run: DelayRun) => {
  const during = `${what}, ${(run.lastedMs / 1000).toFixed(0)} s, ${run.listsMs.length} lists`
  lines.push([database, during, 'event loop, histogram', ...figures(run.histogram)])
  lines.push([database, during, 'event loop, timer of 5 ms', ...figures(run.timer)])
  lines.push([database, during, 'own work between two looks', ...figures(run.work)])
  lines.push([database, during, 'a list, as waited for', ...listFigures(run.listsMs)])
  if (what !== 'no import') worst = Math.max(worst, run.timer.p999Ms, run.histogram.p999Ms)
}
await onEachDatabase(values.only, async (name, databaseUrl) => {
  const runs = await runOn(databaseUrl)
  add(name, 'no import', runs.without)
  add(name, `import of ${rows.toLocaleString('en-GB')} rows`, runs.with)
})
console.log(tableOf(['database', 'during', 'what', 'p50 ms', 'p99', 'p99.9', 'max'], lines))
if (worst > mostMs) {
  console.error(`p99.9 is ${worst.toFixed(1)} ms, above ${mostMs} ms.`)
  process.exitCode = 1
}
