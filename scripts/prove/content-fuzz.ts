// `npm run prove:content-fuzz [-- --runs 20000] [--seed 1]`: random queries without a token.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { randomNumbers } from '#bench/search/random.ts'
import { machineLine, timingOf } from '#bench/measure.ts'
import { anyQuery } from '#content-lake/test/fuzz/any-query.ts'
import { demonstration, lakeProcess } from '#content-lake/test/environments/lake-process.ts'
import { sendQuery } from '#content-lake/test/environments/send-query.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { endWith } from '../data-commands/end-with.ts'

/** One runs and one waits: what a single stranger with two connections may do without being refused. */
const atOnce = 2
const longestQuery = 50_000
const bounds = { queryMs: 1000, healthMs: 100 } as const

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
  })
  const [runs, seed] = [Number(values.runs), Number(values.seed)]
  if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(seed)) {
    throw new UserError('Give whole numbers: npm run prove:content-fuzz -- --runs 20000 --seed 1')
  }
  console.log(machineLine())
  const lake = await lakeProcess({ ...demonstration, LOG_LEVEL: 'warn' })
  try {
    await lake.start()
    const health = await watchHealth(`${lake.url}/healthz`)
    const sent = await sendAll(lake.port, runs, randomNumbers(seed))
    const healthMs = await health.end()
    console.log(lake.output())
    return report(sent, healthMs)
  } finally {
    await lake.remove()
  }
}

interface Sent {
  at: number
  query: string
  status: number
  tookMs: number
}

async function sendAll(port: number, runs: number, random: () => number): Promise<Sent[]> {
  const agent = new Agent({ keepAlive: true })
  const sent: Sent[] = []
  const started = Date.now()
  let next = 0
  const sender = async () => {
    for (let at = next++; at < runs; at = next++) {
      const query = anyQuery(random, longestQuery)
      sent.push({ at, query: query.query, ...(await sendQuery(port, agent, query)) })
      const seconds = Math.round((Date.now() - started) / 1000)
      if (sent.length % 2000 === 0) console.log(`${sent.length} of ${runs} in ${seconds} s`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sender))
  agent.destroy()
  return sent
}

/** Asks for the lake's health from a process of its own, which the senders do not slow. */
async function watchHealth(url: string): Promise<{ end: () => Promise<number[]> }> {
  const child = fork(path.join(import.meta.dirname, 'watch-health.ts'), [url])
  await once(child, 'message')
  return {
    async end() {
      const result = once(child, 'message')
      child.send('end')
      const [times] = (await result) as [number[]]
      return times
    },
  }
}

function report(sent: readonly Sent[], healthMs: number[]): boolean {
  const statuses = new Map<number, number>()
  for (const { status } of sent) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const counts = [...statuses].toSorted(([left], [right]) => left - right)
  console.log(counts.map(([status, count]) => `${status}: ${count}`).join(', '))
  const slowest = Math.max(...sent.map(({ tookMs }) => tookMs))
  const { medianMs, p95Ms } = timingOf(sent.map(({ tookMs }) => tookMs))
  console.log(
    `answers after ${medianMs.toFixed(1)} ms (p95 ${p95Ms.toFixed(0)}, slowest ${slowest.toFixed(0)})`,
  )
  const worstHealth = Math.max(...healthMs)
  console.log(
    `/healthz after ${timingOf(healthMs).medianMs.toFixed(1)} ms (slowest ${worstHealth.toFixed(0)} of ${healthMs.length})`,
  )
  const isBad = ({ status, tookMs }: Sent) =>
    (status !== 200 && status !== 400) || tookMs > bounds.queryMs
  const failures = sent
    .filter(isBad)
    .map(
      ({ at, status, tookMs, query }) =>
        `query ${at}: ${status} after ${tookMs.toFixed(0)} ms: ${query.slice(0, 300)}`,
    )
  if (worstHealth > bounds.healthMs) failures.push(`/healthz took ${worstHealth.toFixed(0)} ms`)
  for (const failure of failures.slice(0, 20)) console.log(`FAILED  ${failure}`)
  console.log(`${sent.length} queries, ${failures.length} failures`)
  return failures.length === 0
}

await endWith(main)
