// `npm run prove:outages [-- --seconds 12]`: every part behind the site's pages in every failure, and how long
// visitors wait for a page meanwhile, in a Larkway of its own on PostgreSQL. Rule D-108.
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { timingOf } from '#bench/measure.ts'
import { tableOf } from '#bench/print-table.ts'
import { killProgram, type ProgramName, programId } from '#e2e/larkway/kill-program.ts'
import { startPostgres } from '#leasing-api/test/databases/postgres-server.ts'
import { startWholeStack } from '../check/whole-stack.mjs'
import { endWith } from '../data-commands/end-with.ts'
import { type DatabaseProxy, databaseProxy } from './database-proxy.ts'
import { visitKinds } from './visit-kinds.ts'
import { type Visited, visitors } from './visits.ts'

const longestAnswerMs = 3000
const visitorsAtOnce = 4
const longestRecoveryMs = 60_000

/** Something that fails, until the function that it returns mends it. */
type Outage = { part: string; failure: string; begin: () => () => void | Promise<void> }

/** The start script brings a program back at once: it is killed as often as it comes. */
function keepDown(dataFolder: string, program: ProgramName): () => void {
  const kill = () => {
    try {
      killProgram(dataFolder, program)
    } catch {
      // It is away, as it should be.
    }
  }
  kill()
  const timer = setInterval(kill, 50)
  return () => clearInterval(timer)
}

/** Connections stay open, and nothing answers. */
function stopWhereItStands(dataFolder: string, program: ProgramName): () => void {
  const pid = programId(dataFolder, program)
  process.kill(pid, 'SIGSTOP')
  return () => void process.kill(pid, 'SIGCONT')
}

const outagesOf = (dataFolder: string, database: DatabaseProxy): Outage[] => [
  ...(['content lake', 'leasing API'] as const).flatMap((part) => [
    { part, failure: 'down', begin: () => keepDown(dataFolder, part) },
    { part, failure: 'hanging', begin: () => stopWhereItStands(dataFolder, part) },
  ]),
  {
    part: 'database',
    failure: 'down',
    begin: () => {
      database.goDown()
      return database.comeBack
    },
  },
  {
    part: 'database',
    failure: 'hanging',
    begin: () => {
      database.hang()
      return database.comeBack
    },
  },
]

const isRight = ({ status, expected }: Visited) => status === expected
const isLater = ({ status, hasRetryAfter }: Visited) => status === 503 && hasRetryAfter

type Addresses = Record<'SITE_URL' | 'LEASING_API_URL' | 'CONTENT_LAKE_URL', string>

/** Waits until both programs are back and pages that nobody asked for before can be made again. */
async function recovered(addresses: Addresses, salt: number): Promise<void> {
  const giveUpAtMs = performance.now() + longestRecoveryMs
  for (let tried = 0; performance.now() < giveUpAtMs; tried++) {
    const list = `/compare-car-leasing?budgetTo=${6000 + salt * 100 + tried}`
    const statuses = await Promise.all(
      [
        `${addresses.LEASING_API_URL}/readyz`,
        `${addresses.CONTENT_LAKE_URL}/readyz`,
        addresses.SITE_URL + list,
      ].map(statusOf),
    )
    if (statuses.every((status) => status === 200)) return
    await wait(300)
  }
  throw new Error(`The site had not recovered after ${longestRecoveryMs} ms.`)
}

/** Null where nothing answers in time. */
async function statusOf(url: string): Promise<number | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null)
  await response?.body?.cancel()
  return response?.status ?? null
}

await endWith(async () => {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '12' } } })
  const server = await startPostgres()
  const database = await databaseProxy(server.url)
  const stack = await startWholeStack({ DATABASE_URL: database.url })
  const { SITE_URL: siteUrl, LARKWAY_DATA: dataFolder } = stack.environment
  const rows: string[][] = []
  const wrong: string[] = []
  try {
    for (const [at, { part, failure, begin }] of outagesOf(dataFolder, database).entries()) {
      const { next } = await visitKinds(siteUrl, `${part} ${failure}`)
      const mend = begin()
      const asking = visitors(siteUrl, visitorsAtOnce, next)
      await wait(Number(values.seconds) * 1000)
      const visited = await asking.stop()
      await mend()
      await recovered(stack.environment, at)
      const count = (is: (each: Visited) => boolean) => String(visited.filter(is).length)
      const times = visited.map(({ tookMs }) => tookMs)
      rows.push([
        `${part} ${failure}`,
        String(visited.length),
        count(isRight),
        count(isLater),
        timingOf(times).medianMs.toFixed(0),
        Math.max(...times).toFixed(0),
      ])
      wrong.push(
        ...visited
          .filter((each) => !isRight(each) && !isLater(each))
          .map(({ path, status }) => `${part} ${failure}: ${path} answered ${status}.`),
        ...visited
          .filter(({ tookMs }) => tookMs > longestAnswerMs)
          .map(({ path, tookMs }) => `${part} ${failure}: ${path} took ${tookMs.toFixed(0)} ms.`),
      )
    }
  } finally {
    await stack.stop()
    database.close()
    await server.stop()
  }
  console.log(tableOf(['outage', 'asked', 'as ever', '503', 'median ms', 'worst'], rows))
  for (const each of wrong.slice(0, 40)) console.log(each)
  return wrong.length === 0
})
