// `npm run prove:soak [-- --minutes 10] [--share 0.4]`: visitors from a list to the thank-you at a share of
// what the line can take, on the Larkway that SITE_URL and LEASING_API_URL name or one of its own. Its
// memory must be flat. Rule C-153.
import { parseArgs } from 'node:util'
import { timingOf } from '#bench/measure.ts'
import { listeningPid, residentBytes } from '#bench/pages/process-use.ts'
import { tableOf } from '#bench/print-table.ts'
import { capacityOf, type Line, steadyVisits } from '#e2e/load/enquiry-line.ts'
import { startWholeStack } from '../check/whole-stack.mjs'
import { endWith } from '../data-commands/end-with.ts'
import { growth } from './memory-growth.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    share: { type: 'string', default: '0.4' },
  },
})

/** Texts that all visitors together may be sent in an hour (W-31); the measuring uses some of them. */
const mostVisits = 1700
const capacityMs = 20_000
const capacityAtOnce = 8
/** Memory may grow by this much between the second and the last fifth. */
const mostGrowth = 0.1

type Urls = { SITE_URL: string; LEASING_API_URL: string; CONTENT_LAKE_URL: string }

async function soak(urls: Urls): Promise<boolean> {
  const line: Line = { siteUrl: urls.SITE_URL, apiUrl: urls.LEASING_API_URL }
  const forMs = Number(values.minutes) * 60_000
  const capacity = await capacityOf(line, capacityAtOnce, capacityMs)
  const wanted = capacity * Number(values.share)
  const perSecond = Math.min(wanted, (mostVisits * 1000) / forMs)
  console.log(
    `capacity ${capacity.toFixed(1)} visitors a second; now ${perSecond.toFixed(2)} (${((100 * perSecond) / capacity).toFixed(0)}%) for ${values.minutes} minutes`,
  )
  const programs = Object.entries({
    site: urls.SITE_URL,
    'leasing API': urls.LEASING_API_URL,
    'content lake': urls.CONTENT_LAKE_URL,
  }).map(([name, url]) => ({
    name,
    pid: listeningPid(Number(new URL(url).port)),
    samples: [] as number[],
  }))
  const visits = await steadyVisits(line, perSecond, forMs, () => {
    for (const { pid, samples } of programs) samples.push(residentBytes(pid))
  })
  const rows = programs.map(({ name, samples }) => {
    const { beforeBytes, afterBytes, share } = growth(samples)
    const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0)
    const most = Math.max(...samples)
    return [
      name,
      megabytes(beforeBytes),
      megabytes(afterBytes),
      megabytes(most),
      `${(100 * share).toFixed(1)}%`,
    ]
  })
  console.log(tableOf(['memory, MB', 'second fifth', 'last fifth', 'most', 'growth'], rows))
  const failed = visits.flatMap(({ error }) => error ?? [])
  const whole = timingOf(visits.map(({ tookMs }) => tookMs))
  const step = timingOf(visits.map(({ slowestMs }) => slowestMs))
  console.log(
    `${visits.length} visitors, ${failed.length} failed; a whole visit ${whole.medianMs.toFixed(0)} ms in the median, p95 ${whole.p95Ms.toFixed(0)}; its slowest step ${step.medianMs.toFixed(0)} ms, p95 ${step.p95Ms.toFixed(0)}`,
  )
  for (const error of new Set(failed)) console.error(`FAILED  ${error}`)
  const grown = programs.filter(({ samples }) => growth(samples).share > mostGrowth)
  for (const { name } of grown) console.error(`FAILED  the memory of the ${name} grows`)
  return failed.length === 0 && grown.length === 0
}

await endWith(async () => {
  const { SITE_URL, LEASING_API_URL, CONTENT_LAKE_URL } = process.env
  if (SITE_URL && LEASING_API_URL && CONTENT_LAKE_URL)
    return soak({ SITE_URL, LEASING_API_URL, CONTENT_LAKE_URL })
  const stack = await startWholeStack()
  try {
    return await soak(stack.environment)
  } finally {
    await stack.stop()
  }
})
