// `npm run prove:upload-in-browser [-- --rows 1000000]`: a rate book uploaded on its page of the office
// while visitors browse, in the Larkway that SITE_URL names or one of its own. Rules T-21, T-24, T-28.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { machineLine } from '#bench/measure.ts'
import { tableOf } from '#bench/print-table.ts'
import { findOrInstallBrowser } from '../check/find-browser.mjs'
import { startWholeStack } from '../check/whole-stack.mjs'
import { endWith } from '../data-commands/end-with.ts'
import { packageProgram } from '../start/root.mjs'

/** How much later the slowest of a hundred lists may come during an upload than without one. */
const mostTimes = 2

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1] ?? Number.NaN

await endWith(async () => {
  const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } })
  const browser = await findOrInstallBrowser()
  const stack = process.env.SITE_URL === undefined ? await startWholeStack() : null
  const folder = mkdtempSync(path.join(os.tmpdir(), 'larkway-lists-'))
  const listTimesFile = path.join(folder, 'lists.json')
  try {
    const uploading = spawn(
      packageProgram('playwright'),
      ['test', 'e2e/admin-large-book.e2e.ts', '--project', 'rate-books', '--no-deps'],
      {
        stdio: 'inherit',
        env: {
          ...process.env,
          ...stack?.environment,
          BROWSER_TESTS: 'whole',
          CHROMIUM_PATH: browser,
          UPLOAD_ROWS: values.rows,
          LIST_TIMES_FILE: listTimesFile,
        },
      },
    )
    const [code] = (await once(uploading, 'exit')) as [number | null]
    if (code !== 0) return false
    const { quiet, during } = JSON.parse(readFileSync(listTimesFile, 'utf8')) as Record<
      'quiet' | 'during',
      number[]
    >
    const row = (name: string, times: number[]) => [
      name,
      String(times.length),
      ...[0.5, 0.99, 1].map((share) => at(times, share).toFixed(1)),
    ]
    console.log(machineLine())
    console.log(
      tableOf(
        ['during', 'lists', 'p50 ms', 'p99', 'max'],
        [row('nothing', quiet), row('the upload', during)],
      ),
    )
    const times = at(during, 0.99) / at(quiet, 0.99)
    if (times > mostTimes) console.error(`p99 is ${times.toFixed(2)} times its quiet value`)
    return times <= mostTimes
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await stack?.stop()
  }
})
