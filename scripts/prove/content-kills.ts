// `npm run prove:content-kills [-- --kills 100] [--seed 1]`: kill -9 in a stream of writes.
import { parseArgs } from 'node:util'
import { randomNumbers } from '#bench/search/random.ts'
import { runKills } from '#content-lake/test/kills/kill-run.ts'

const { values } = parseArgs({
  options: { kills: { type: 'string' }, seed: { type: 'string' } },
})
const kills = Number(values.kills ?? 100)
const seed = Number(values.seed ?? Date.now() % 1_000_000)
if (!Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed)) {
  console.error('--kills and --seed want whole numbers: npm run prove:content-kills -- --kills 20')
  process.exit(1)
}

console.log(`${kills} kills, seed ${seed} (--seed ${seed} chooses the same writes again)`)
const random = randomNumbers(seed)
const report = await runKills({
  kills,
  random,
  strike: () => ({
    acknowledgements: 1 + Math.floor(random() * 60),
    delayMs: random() * 25,
  }),
  onKill({ kills: done, acknowledged, problems }) {
    if (done % 10 === 0 || problems.length > 0) {
      console.log(`${done} kills, ${acknowledged} acknowledged writes`)
    }
  },
})
for (const [kind, count] of Object.entries(report.kinds)) console.log(`  ${count} × ${kind}`)
console.log(
  `${report.happenedUnacknowledged} writes had happened though the kill cut their answer off`,
)
for (const problem of report.problems) console.log(`FAILED  ${problem}`)
if (report.problems.length === 0) {
  console.log(`${report.acknowledged} acknowledged writes, none lost, none half applied`)
}
process.exitCode = report.problems.length > 0 ? 1 : 0
