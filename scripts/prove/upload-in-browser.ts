// `npm run prove:upload-in-browser [-- --rows 1000000]`: a rate book uploaded on its page of the office
// while visitors browse, in the Larkway that SITE_URL names or one of its own. Rules T-21, T-24, T-28.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { machineLine } from '#bench/measure.ts'
import { tableOf } from '#bench/print-table.ts'
import { endWith } from '../data-commands/end-with.ts'
import { latenessOf, listTimesCells, listTimesHeadings } from './list-times.ts'
import { runBrowserTest } from './run-browser-test.ts'

type ListTimes = Record<'quiet' | 'during', number[]>

await endWith(async () => {
  const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } })
  const folder = mkdtempSync(path.join(os.tmpdir(), 'larkway-lists-'))
  const listTimesFile = path.join(folder, 'lists.json')
  try {
    const hasPassed = await runBrowserTest(
      ['e2e/admin-large-book.e2e.ts', '--project', 'rate-books', '--no-deps'],
      { BROWSER_TESTS: 'whole', UPLOAD_ROWS: values.rows, LIST_TIMES_FILE: listTimesFile },
    )
    if (!hasPassed) return false
    const { quiet, during } = JSON.parse(readFileSync(listTimesFile, 'utf8')) as ListTimes
    console.log(machineLine())
    const rows = [
      ['nothing', ...listTimesCells(quiet)],
      ['the upload', ...listTimesCells(during)],
    ]
    console.log(tableOf(['during', ...listTimesHeadings], rows))
    const lateness = latenessOf(quiet, during)
    if (lateness !== null) console.error(lateness)
    return lateness === null
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
