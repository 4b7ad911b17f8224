// `npm run prove:logins [-- --tries 200] [--seed 1]`: whether the time of a refused log-in says that
// there is an account. Rule S-63. To be run while nothing else is.
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { machineLine, timingOf } from '#bench/measure.ts'
import { tableOf } from '#bench/print-table.ts'
import { rankTest } from '#bench/rank-test.ts'
import { randomNumbers } from '#bench/search/random.ts'
import { openDatabase } from '#leasing-api/db/open-database.ts'
import { startApiProcess } from '#leasing-api/test/kills/api-process.ts'
import { post } from '#leasing-api/test/kills/enquirers.ts'
import { smallPlace } from '#leasing-api/test/kills/small-place.ts'
import { passwordCost, scryptPasswords } from '#leasing-api/accounts/passwords.ts'
import { endWith } from '../data-commands/end-with.ts'

const { values } = parseArgs({
  options: { tries: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
})
const tries = Number(values.tries)
/** Below the tenth failure in a row, after which an account waits. Rule S-59. */
const triesAnAccount = 8
/** So that what the program compiles on the way does not count. */
const warmUp = 20
/** A probability below this is a difference. */
const tellsApart = 0.01

/** Accounts under these addresses, in the database before the API opens it. */
async function addAccounts(folder: string, emails: readonly string[]): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, folder })
  try {
    const passwordHash = await scryptPasswords(passwordCost).hash('Sunny!day9')
    const now = new Date()
    for (const [at, email] of emails.entries()) {
      const tokenHash = `link ${at}`
      await database.call.sendAccountLink({
        link: {
          ...{ tokenHash, kind: 'registration', email, emailKey: email, userId: null },
          payload: { firstName: 'Ada', lastName: 'Lovelace', passwordHash },
          createdAt: now,
          expiresAt: new Date(now.getTime() + 60_000),
        },
        mail: { to: email, subject: 'An account', text: '', html: '' },
        limits: [],
      })
      await database.call.pressAccountLink({
        tokenHash,
        newUserId: `user ${at}`,
        person: null,
        now,
      })
    }
  } finally {
    await database.close()
  }
}

await endWith(async () => {
  const random = randomNumbers(Number(values.seed))
  const place = await smallPlace(null)
  const known = Array.from(
    { length: Math.ceil((tries + warmUp) / triesAnAccount) },
    (_, at) => `known${at}@example.com`,
  )
  await addAccounts(`${place.dataFolder}/leasing`, known)
  const api = await startApiProcess(place)
  const times = { known: [] as number[], unknown: [] as number[] }
  let tried = 0
  const logIn = async (kind: keyof typeof times, at: number): Promise<number> => {
    const number = Math.floor(at / triesAnAccount)
    const email = kind === 'known' ? known[number]! : `unknown${number}@example.com`
    // Another network address each time: its own limit is not what is measured.
    const headers = { 'x-forwarded-for': `203.2.${tried >> 8}.${tried++ % 256}` }
    const startedAt = performance.now()
    const { status } = await post(`${api.url}/api/login`, {
      body: { email, password: 'Wrong!day9' },
      headers,
    })
    if (status !== 422) throw new Error(`A log-in of a ${kind} address was answered ${status}.`)
    return performance.now() - startedAt
  }
  try {
    for (let at = 0; at < tries + warmUp; at++) {
      const order =
        random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      for (const kind of order) {
        const tookMs = await logIn(kind, at)
        if (at >= warmUp) times[kind].push(tookMs)
      }
    }
  } finally {
    await api.stop()
    rmSync(place.dataFolder, { recursive: true, force: true })
  }
  const { above, probability } = rankTest(times.known, times.unknown)
  const rows = Object.entries(times).map(([kind, all]) => {
    const { medianMs, p95Ms } = timingOf(all)
    return [`${kind} address`, String(all.length), medianMs.toFixed(2), p95Ms.toFixed(2)]
  })
  console.log(machineLine())
  console.log(tableOf(['refused log-ins', 'tries', 'median ms', 'p95 ms'], rows))
  console.log(
    `A known address took longer in ${(100 * above).toFixed(1)}% of the pairs; as likely as ${probability.toFixed(3)} where there is no difference (Mann–Whitney, two-sided)`,
  )
  return probability >= tellsApart
})
