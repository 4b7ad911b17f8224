// `npm run prove:alerts [-- --kills 60] [--kills-a-day 10] [--only pglite|postgres] [--seed 1]`
import { parseArgs } from 'node:util'
import { timingOf } from '#bench/measure.ts'
import { tableOf } from '#bench/print-table.ts'
import { randomNumbers } from '#bench/search/random.ts'
import { onEachDatabase } from '#leasing-api/test/databases/each-database.ts'
import { alertKills } from '#leasing-api/test/kills/alert-kills.ts'
import { endWith } from '../data-commands/end-with.ts'
import { createProgressLine } from '../progress/progress-line.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '60' },
    'kills-a-day': { type: 'string', default: '10' },
    only: { type: 'string' },
    /** Another number kills at other moments. */
    seed: { type: 'string', default: '1' },
  },
})

await endWith(async () => {
  const rows: [string, string][] = []
  const failures: string[] = []
  await onEachDatabase(values.only, async (name, databaseUrl) => {
    const line = createProgressLine()
    const report = await alertKills({
      databaseUrl,
      kills: Number(values.kills),
      killsADay: Number(values['kills-a-day']),
      random: randomNumbers(Number(values.seed)),
      onKill: (done, total) =>
        line.show({ label: `Killing on ${name}`, done, total, unit: 'steps' }),
    })
    line.end()
    const { kills, days, people, mails, secondCopies, recoveriesMs } = report
    const recovery = (timingOf(recoveriesMs).medianMs / 1000).toFixed(1)
    const found = `${kills} kills over ${days} days: ${people} people, ${mails} e-mails, one a day for each, ${secondCopies} second copies under the same Message-ID, back after ${recovery} s in the median, ${report.failures.length} failures`
    console.error(`\n${name}: ${found}`)
    rows.push([name, found])
    failures.push(...report.failures.map((failure) => `${name}: ${failure}`))
  })
  console.log(tableOf(['database', 'found'], rows))
  for (const failure of failures) console.error(failure)
  return failures.length === 0
})
