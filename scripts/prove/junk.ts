// `npm run prove:junk [-- --requests 100000] [--seed 1] [--at-once 8]`: junk over every route, header, body
// and raw socket, then a burst that must be shed, to the Larkway that SITE_URL names or one of its own.
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { timingOf } from '#bench/measure.ts'
import { tableOf } from '#bench/print-table.ts'
import { sendJunk } from '#e2e/junk/send-junk.ts'
import { startWholeStack } from '../check/whole-stack.mjs'
import { endWith } from '../data-commands/end-with.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: '8' },
  },
})

/** Pages asked for at the same moment, many more than are rendered at once. */
const burst = 1000
const recoveryMs = 10_000

async function proveJunk(siteUrl: string): Promise<string[]> {
  const report = await sendJunk({
    siteUrl,
    count: Number(values.requests),
    seed: Number(values.seed),
    atOnce: Number(values['at-once']),
    onProgress: (done) => done % 5000 === 0 && console.log(`${done} sent`),
  })
  const rows = [...report.statuses].map(([kind, statuses]) => [
    kind,
    [...statuses]
      .toSorted(([left], [right]) => left - right)
      .map(([status, count]) => `${status === 0 ? 'closed' : status}: ${count}`)
      .join(', '),
  ])
  console.log(tableOf(['kind', 'answers'], rows))
  const { medianMs, p95Ms } = timingOf(report.times)
  console.log(
    `median ${medianMs.toFixed(1)} ms, p95 ${p95Ms.toFixed(0)}, worst ${report.worstMs.toFixed(0)}; ${report.failures.length} failures`,
  )
  return report.failures
}

/** Asks for a thousand different lists at once: answered or shed, and all is as ever within ten seconds. */
async function proveShedding(siteUrl: string): Promise<string[]> {
  const ask = async (at: number) => {
    const startedAtMs = performance.now()
    const response = await fetch(`${siteUrl}/compare-car-leasing?budgetTo=${200 + at}`)
    await response.arrayBuffer()
    const hasRetryAfter = response.headers.has('retry-after')
    return { status: response.status, hasRetryAfter, tookMs: performance.now() - startedAtMs }
  }
  const answers = await Promise.all(Array.from({ length: burst }, (_, at) => ask(at)))
  const endedAtMs = performance.now()
  const shed = answers.filter(({ status, hasRetryAfter }) => status === 503 && hasRetryAfter)
  const shown = answers.filter(({ status }) => status === 200)
  let recoveredInMs = Number.POSITIVE_INFINITY
  while (performance.now() - endedAtMs < recoveryMs) {
    const { status, tookMs } = await ask(5000 + Math.floor(performance.now()))
    if (status === 200 && tookMs < 1000) {
      recoveredInMs = performance.now() - endedAtMs
      break
    }
    await wait(100)
  }
  console.log(
    `${burst} lists at once: ${shown.length} shown, ${shed.length} shed with 503 and Retry-After, as ever ${(recoveredInMs / 1000).toFixed(1)} s later`,
  )
  return [
    ...(shown.length + shed.length === burst ? [] : ['some of the burst got neither']),
    ...(recoveredInMs < recoveryMs ? [] : ['not as ever ten seconds after the burst']),
  ]
}

await endWith(async () => {
  const stack = process.env.SITE_URL === undefined ? await startWholeStack() : null
  const siteUrl = process.env.SITE_URL ?? stack!.environment.SITE_URL
  try {
    const failures = [...(await proveJunk(siteUrl)), ...(await proveShedding(siteUrl))]
    for (const failure of failures.slice(0, 30)) console.error(`FAILED  ${failure}`)
    return failures.length === 0
  } finally {
    await stack?.stop()
  }
})
