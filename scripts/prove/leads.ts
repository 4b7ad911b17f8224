// `npm run prove:leads [-- --kills 200] [--submissions 1000] [--only pglite|postgres] [--seed 1]`
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { timingOf } from '#bench/measure.ts'
import { tableOf } from '#bench/print-table.ts'
import { randomNumbers } from '#bench/search/random.ts'
import { onEachDatabase } from '#leasing-api/test/databases/each-database.ts'
import { startPostgres } from '#leasing-api/test/databases/postgres-server.ts'
import { startApiProcess } from '#leasing-api/test/kills/api-process.ts'
import { doubleSubmits } from '#leasing-api/test/kills/double-submits.ts'
import { leadKills } from '#leasing-api/test/kills/lead-kills.ts'
import { smallPlace } from '#leasing-api/test/kills/small-place.ts'
import { twoLeadNodes } from '#leasing-api/test/kills/two-lead-nodes.ts'
import { endWith } from '../data-commands/end-with.ts'
import { createProgressLine } from '../progress/progress-line.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    submissions: { type: 'string', default: '1000' },
    only: { type: 'string' },
    /** Another number kills at other moments. */
    seed: { type: 'string', default: '1' },
  },
})
const [kills, submissions] = [Number(values.kills), Number(values.submissions)]

const failures: string[] = []
const rows: [string, string, string][] = []

function row(database: string, what: string, found: string, failed: readonly string[]): void {
  console.error(`\n${database}: ${found}`)
  rows.push([database, what, found])
  failures.push(...failed.map((failure) => `${database}: ${failure}`))
}

async function proveKills(name: string, databaseUrl: string | null): Promise<void> {
  const line = createProgressLine()
  const report = await leadKills({
    databaseUrl,
    kills,
    random: randomNumbers(Number(values.seed)),
    onKill: (done, total) => line.show({ label: `Killing on ${name}`, done, total, unit: 'steps' }),
  })
  line.end()
  const { placed, confirmed, leads, secondCopies, recoveriesMs } = report
  const recovery = (timingOf(recoveriesMs).medianMs / 1000).toFixed(1)
  row(
    name,
    `${report.kills} kills while orders are placed, confirmed and sent`,
    `${placed} orders and ${confirmed} confirmations acknowledged, ${leads} deliveries to providers all sent and marked, ${secondCopies} second copies under the same key, back after ${recovery} s in the median, ${report.failures.length} failures`,
    report.failures,
  )
}

async function proveSubmits(name: string, databaseUrl: string | null): Promise<void> {
  const place = await smallPlace(databaseUrl)
  const api = await startApiProcess(place)
  try {
    const report = await doubleSubmits(api.url, submissions)
    const { orders, evaluatedGuesses, accepted } = report
    row(name, `${submissions} submissions, each posted 8 times at once`, `${orders} orders`, [
      ...report.failures,
      ...(orders === submissions ? [] : [`${orders} orders of ${submissions} submissions`]),
    ])
    row(
      name,
      '1,000 guesses at once; 100 right codes at once',
      `${evaluatedGuesses} evaluated; ${accepted} accepted`,
      [
        ...(evaluatedGuesses <= 5 ? [] : [`${evaluatedGuesses} guesses were evaluated`]),
        ...(accepted === 1 ? [] : [`${accepted} right codes were accepted`]),
      ],
    )
  } finally {
    await api.stop()
    rmSync(place.dataFolder, { recursive: true, force: true })
  }
}

async function proveTwoNodes(): Promise<void> {
  const server = await startPostgres()
  try {
    const { leads, secondCopies, lost } = await twoLeadNodes(server.url, 200)
    row(
      'PostgreSQL, two nodes',
      'leads confirmed at both, then around the kill of one',
      `${leads[0]} and ${leads[1]} leads, ${secondCopies[0]} and ${secondCopies[1]} second copies, ${lost} lost`,
      [
        ...(secondCopies[0] === 0 ? [] : ['a lead was sent twice while no node was killed']),
        ...(lost === 0 ? [] : [`${lost} leads were lost`]),
      ],
    )
  } finally {
    await server.stop()
  }
}

await endWith(async () => {
  if (values.only !== 'pglite') await proveTwoNodes()
  await onEachDatabase(values.only, proveKills)
  await onEachDatabase(values.only, proveSubmits)
  console.log(tableOf(['database', 'what', 'found'], rows))
  for (const failure of failures) console.error(failure)
  return failures.length === 0
})
