// `npm run prove:import-kills [-- --kills 50] [--only pglite|postgres] [--seed 1]`
import { parseArgs } from 'node:util'
import { timingOf } from '#bench/measure.ts'
import { tableOf } from '#bench/print-table.ts'
import { randomNumbers } from '#bench/search/random.ts'
import { killRuns, type KillReport } from '#leasing-api/test/kills/kill-runs.ts'
import { createProgressLine } from '../progress/progress-line.ts'
import { onEachDatabase } from '#leasing-api/test/databases/each-database.ts'

/** A start after a kill that takes longer counts as a failure. */
const longestRecoveryMs = 10_000

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    only: { type: 'string' },
    /** Another number kills at other moments. */
    seed: { type: 'string', default: '1' },
  },
})
const kills = Number(values.kills)
if (!Number.isInteger(kills) || kills < 1) throw new Error('--kills must be a whole number.')

const reports: [string, KillReport][] = []
await onEachDatabase(values.only, async (name, databaseUrl) => {
  const line = createProgressLine()
  const report = await killRuns({
    databaseUrl,
    duringImports: kills,
    duringServing: kills,
    random: randomNumbers(Number(values.seed)),
    onKill: (done, total) => line.show({ label: `Killing on ${name}`, done, total, unit: 'steps' }),
  })
  line.end()
  reports.push([name, report])
})

const seconds = (ms: number) => (ms / 1000).toFixed(2)
console.log(
  tableOf(
    [
      'database',
      'kills',
      'new book in force',
      'imports acknowledged',
      'orders acknowledged',
      'recovery s, median',
      'worst',
      'failures',
    ],
    reports.map(([name, report]) => [
      name,
      String(report.kills),
      String(report.newBooks),
      String(report.acknowledgedImports),
      String(report.acknowledgedOrders),
      seconds(timingOf(report.recoveriesMs).medianMs),
      seconds(Math.max(...report.recoveriesMs)),
      String(report.failures.length),
    ]),
  ),
)
for (const [, { failures }] of reports) for (const failure of failures) console.error(failure)
const isLate = reports.some(([, { recoveriesMs }]) => Math.max(...recoveriesMs) > longestRecoveryMs)
if (isLate) console.error('A recovery took longer than ten seconds.')
if (isLate || reports.some(([, { failures }]) => failures.length > 0)) process.exitCode = 1
