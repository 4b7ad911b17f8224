// `npm run prove:upload [-- --rows 1000000] [--only pglite|postgres]`
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { machineLine } from '#bench/measure.ts'
import { tableOf } from '#bench/print-table.ts'
import { rateBookText } from '#leasing-api/test/books/write-rate-book.ts'
import { onEachDatabase } from '#leasing-api/test/databases/each-database.ts'
import { delayRuns, type DelayRun } from '#leasing-api/test/delays/delay-runs.ts'
import { freePort } from '#leasing-api/test/environments/free-port.ts'
import { officeSession } from '#leasing-api/test/uploads/office-session.ts'
import { uploadBook, type UploadRun } from '#leasing-api/test/uploads/upload-book.ts'

/** How much later the slowest of a hundred lists may come during an upload than without one. */
const mostTimes = 2

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, only: { type: 'string' } },
})
const rows = Number(values.rows)
const book = new Uint8Array(Buffer.from([...rateBookText({ rows, seed: 1 })].join('')))

const at = (listsMs: readonly number[], share: number) =>
  listsMs.toSorted((a, b) => a - b)[Math.ceil(share * listsMs.length) - 1] ?? 0

const lists = (database: string, during: string, { listsMs }: DelayRun) => [
  database,
  during,
  String(listsMs.length),
  ...[0.5, 0.99, 1].map((share) => at(listsMs, share).toFixed(1)),
]

console.log(machineLine())
console.log(`${rows.toLocaleString('en-GB')} rows, ${(book.length / 1e6).toFixed(1)} MB`)
const lines: string[][] = []
const failures: string[] = []
await onEachDatabase(values.only, async (name, databaseUrl) => {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'larkway-upload-'))
  try {
    let run: UploadRun | null = null
    const runs = await delayRuns({
      place: { dataFolder, databaseUrl, port: await freePort() },
      importBook: async (url) => {
        const token = await officeSession(url, dataFolder, 'Drivestone')
        run = await uploadBook(url, token, book)
      },
      readers: 4,
      quietMs: 20_000,
      afterMs: 5000,
    })
    const { sendingMs, checkingMs, switchingMs, told, upload } = run! as UploadRun
    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
    console.log(
      `${name}: sent in ${seconds(sendingMs)}, checked in ${seconds(checkingMs)}, live ${seconds(switchingMs)} after the press`,
    )
    lines.push(lists(name, 'nothing', runs.without), lists(name, 'the upload', runs.with))
    if (upload.report?.offers !== rows) failures.push(`${name}: ${upload.report?.offers} prices`)
    const isTrue = told.every(({ rows: read, percent }) => read <= rows && percent <= 100)
    if (!isTrue) failures.push(`${name}: progress told of more than there is`)
    const times = at(runs.with.listsMs, 0.99) / at(runs.without.listsMs, 0.99)
    if (times > mostTimes) {
      failures.push(`${name}: p99 is ${times.toFixed(2)} times its quiet value`)
    }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true })
  }
})
console.log(tableOf(['database', 'during', 'lists', 'p50 ms', 'p99', 'max'], lines))
for (const failure of failures) console.error(failure)
if (failures.length > 0) process.exitCode = 1
