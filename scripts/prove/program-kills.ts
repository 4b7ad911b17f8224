// `npm run prove:program-kills [-- --kills 10] [--only site] [--data FOLDER]`: kills each program of a
// running Larkway while pages are asked for, and counts what visitors got. With --data it is the
// Larkway that runs on that folder, else one of its own.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { timingOf } from '#bench/measure.ts'
import { tableOf } from '#bench/print-table.ts'
import { killProgram, type ProgramName, programId } from '#e2e/larkway/kill-program.ts'
import { startWholeStack } from '../check/whole-stack.mjs'
import { visitKinds } from './visit-kinds.ts'
import { type Visited, visitors } from './visits.ts'

/** After this the start script takes a program for steady, and its next pause is the first again. */
const betweenKillsMs = 11_000
const longestRecoveryMs = 15_000
const longestAnswerMs = 3000
const visitorsAtOnce = 4

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '10' },
    only: { type: 'string' },
    data: { type: 'string' },
  },
})
const kills = Number(values.kills)
if (!Number.isInteger(kills) || kills < 1) throw new Error('--kills must be a whole number.')

type Running = { urls: { site: string; leasingApi: string; contentLake: string } }

type Outage = { killedAtMs: number; readyAtMs: number }

async function killRuns(dataFolder: string, { urls }: Running, program: ProgramName) {
  const health = {
    'leasing API': `${urls.leasingApi}/healthz`,
    'content lake': `${urls.contentLake}/healthz`,
    site: `${urls.site}/site/healthz`,
  }[program]
  const outages: Outage[] = []
  const { next } = await visitKinds(urls.site, `${program}`)
  const asking = visitors(urls.site, visitorsAtOnce, next)
  for (let done = 0; done < kills; done += 1) {
    await wait(betweenKillsMs)
    const before = programId(dataFolder, program)
    const killedAtMs = performance.now()
    killProgram(dataFolder, program)
    while (!(await isBack(health, dataFolder, program, before))) await wait(50)
    outages.push({ killedAtMs, readyAtMs: performance.now() })
    console.log(`${program}: killed ${done + 1} times, back in ${seconds(outages.at(-1)!)} s`)
  }
  await wait(betweenKillsMs)
  return { outages, visited: await asking.stop() }
}

async function isBack(
  health: string,
  dataFolder: string,
  program: ProgramName,
  before: number,
): Promise<boolean> {
  try {
    const response = await fetch(health, { signal: AbortSignal.timeout(1000) })
    await response.body?.cancel()
    return response.status === 200 && programId(dataFolder, program) !== before
  } catch {
    return false
  }
}

const seconds = ({ killedAtMs, readyAtMs }: Outage): string =>
  ((readyAtMs - killedAtMs) / 1000).toFixed(1)

/** Prints what visitors got, and returns what must not be. */
function report(program: ProgramName, outages: readonly Outage[], visited: readonly Visited[]) {
  const isDuring = ({ startedAtMs, tookMs }: Visited) =>
    outages.some(
      ({ killedAtMs, readyAtMs }) => startedAtMs < readyAtMs && startedAtMs + tookMs > killedAtMs,
    )
  const isRight = ({ status, expected }: Visited) => status === expected
  const isLater = ({ status, hasRetryAfter }: Visited) => status === 503 && hasRetryAfter
  const rows = [...Map.groupBy(visited.filter(isDuring), ({ kind }) => kind)].map(([kind, all]) => {
    const count = (is: (each: Visited) => boolean) => String(all.filter(is).length)
    const times = all.filter(({ status }) => status !== null).map(({ tookMs }) => tookMs)
    return [
      kind,
      String(all.length),
      count(isRight),
      count(isLater),
      count(({ status }) => status === null),
      count((each) => !isRight(each) && !isLater(each) && each.status !== null),
      times.length === 0 ? '–' : timingOf(times).medianMs.toFixed(0),
      times.length === 0 ? '–' : Math.max(...times).toFixed(0),
    ]
  })
  const headings = [
    'while it is away',
    'asked',
    'as ever',
    '503',
    'none',
    'other',
    'median ms',
    'worst',
  ]
  console.log(`\n${program}\n${tableOf(headings, rows)}`)
  const recoveries = outages.map(({ killedAtMs, readyAtMs }) => readyAtMs - killedAtMs)
  const worst = Math.max(...recoveries)
  console.log(
    `back in ${(timingOf(recoveries).medianMs / 1000).toFixed(1)} s in the median, ${(worst / 1000).toFixed(1)} s at worst; ${visited.length} requests in all\n`,
  )
  const wrong = visited.filter(
    (each) =>
      !isRight(each) &&
      !(isDuring(each) && (isLater(each) || (each.status === null && program === 'site'))),
  )
  const shownBefore = visited.filter(
    (each) =>
      isDuring(each) && program !== 'site' && each.kind.endsWith('before') && !isRight(each),
  )
  // A site that has just begun has nothing made yet; what it waits for is its own processor.
  const late = visited.filter(
    (each) => isDuring(each) && program !== 'site' && each.tookMs > longestAnswerMs,
  )
  return [
    ...wrong.map(({ path: at, status }) => `${at} answered ${status}.`),
    ...shownBefore.map(({ path: at, status }) => `${at}, shown before, answered ${status}.`),
    ...late.map(({ path: at, tookMs }) => `${at} took ${tookMs.toFixed(0)} ms.`),
    ...(worst > longestRecoveryMs ? [`It was back after ${worst.toFixed(0)} ms.`] : []),
  ]
}

const stack = values.data === undefined ? await startWholeStack() : null
const dataFolder = values.data ?? stack!.environment.LARKWAY_DATA
const running = JSON.parse(readFileSync(path.join(dataFolder, 'running.json'), 'utf8')) as Running
const failures: string[] = []
try {
  for (const program of ['content lake', 'leasing API', 'site'] as const) {
    if (values.only !== undefined && values.only !== program) continue
    const { outages, visited } = await killRuns(dataFolder, running, program)
    failures.push(...report(program, outages, visited).map((failure) => `${program}: ${failure}`))
  }
} finally {
  await stack?.stop()
}
for (const failure of failures.slice(0, 40)) console.error(failure)
console.log(failures.length === 0 ? 'No failure.' : `${failures.length} failures.`)
process.exit(failures.length === 0 ? 0 : 1)
