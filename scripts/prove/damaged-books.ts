// `npm run prove:damaged-books [-- --books 2000] [--seed 1]`
import { parseArgs } from 'node:util'
import { seed as seedWorld } from '#leasing-api/catalogue/seed.ts'
import { openDatabase } from '#leasing-api/db/open-database.ts'
import { damageRuns } from '#leasing-api/test/books/damage/damage-runs.ts'
import { smallWorld, testDay, testInstant } from '#leasing-api/test/environments/small-world.ts'
import { createProgressLine } from '../progress/progress-line.ts'

/** The least share of damaged books that `--allow-bad 5` takes. */
const leastTaken = 0.9

const { values } = parseArgs({
  options: { books: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
})
const [books, seed] = [Number(values.books), Number(values.seed)]
if (!Number.isInteger(books) || books < 1 || !Number.isInteger(seed)) {
  throw new Error('Give whole numbers: npm run prove:damaged-books -- --books 2000 --seed 1')
}

const database = await openDatabase({ databaseUrl: null, folder: null })
const line = createProgressLine()
try {
  await seedWorld(database, { today: testDay, now: testInstant, world: smallWorld() })
  const report = await damageRuns(database, {
    books,
    seed,
    onBook: (done) => line.show({ label: 'Importing', done, total: books, unit: 'steps' }),
  })
  line.end()
  for (const failure of report.failures.slice(0, 20)) console.error(failure)
  const share = report.taken / books
  console.log(
    `${books} damaged books, seed ${seed}: ${report.taken} taken with --allow-bad 5 (${(share * 100).toFixed(1)}%), ${report.takenStrictly} without it; ${report.held} of those that broke off were held; ${report.failures.length} failures`,
  )
  if (report.failures.length > 0 || share < leastTaken) process.exitCode = 1
} finally {
  await database.close()
}
