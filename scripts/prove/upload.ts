// `npm run prove:upload [-- --rows 1000000] [--only pglite|postgres]`
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { machineLine } from '#bench/measure.ts'
import { tableOf } from '#bench/print-table.ts'
import { rateBookText } from '#leasing-api/test/books/write-rate-book.ts'
import { onEachDatabase } from '#leasing-api/test/databases/each-database.ts'
import { delayRuns } from '#leasing-api/test/delays/delay-runs.ts'
import { freePort } from '#leasing-api/test/environments/free-port.ts'
import { officeSession } from '#leasing-api/test/uploads/office-session.ts'
import { uploadBook, type UploadRun } from '#leasing-api/test/uploads/upload-book.ts'
import { latenessOf, listTimesCells, listTimesHeadings } from './list-times.ts'

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, only: { type: 'string' } },
})
const rows = Number(values.rows)
const book = new Uint8Array(Buffer.from([...rateBookText({ rows, seed: 1 })].join('')))

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
    lines.push(
      [name, 'nothing', ...listTimesCells(runs.without.listsMs)],
      [name, 'the upload', ...listTimesCells(runs.with.listsMs)],
    )
    if (upload.report?.offers !== rows) failures.push(`${name}: ${upload.report?.offers} prices`)
    const isTrue = told.every(({ rows: read, percent }) => read <= rows && percent <= 100)
    if (!isTrue) failures.push(`${name}: progress told of more than there is`)
    const lateness = latenessOf(runs.without.listsMs, runs.with.listsMs)
    if (lateness !== null) failures.push(`${name}: ${lateness}`)
  } finally {
    rmSync(dataFolder, { recursive: true, force: true })
  }
})
console.log(tableOf(['database', 'during', ...listTimesHeadings], lines))
for (const failure of failures) console.error(failure)
if (failures.length > 0) process.exitCode = 1
