// `npm run bench:content`: the embedded content lake with 2,000 documents and with 20 MB.
import { readFileSync } from 'node:fs'
import {
  demonstration,
  lakeProcess,
  type LakeProcess,
} from '#content-lake/test/environments/lake-process.ts'
import { machineLine, timingOf } from '../measure.ts'
import { tableOf } from '../print-table.ts'
import { growDataset } from './grow-dataset.ts'
import { listeningCrowd } from './listening-crowd.ts'
import { queryTimes } from './query-times.ts'

const documentsGoal = 2000
const bytesGoal = 20_000_000
const listeners = 50

const ms = (value: number) => value.toFixed(1)
const goal = (value: number, limit: number) => (value < limit ? 'yes' : 'NO')

async function timed(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await run()
  return performance.now() - startedAt
}

/** First-time queries have the goal: a cached result says nothing of how fast queries are. */
async function queryTable(lake: LakeProcess): Promise<string> {
  const rows = (await queryTimes(lake)).map((times) => [
    times.name,
    (times.answerBytes / 1000).toFixed(1),
    ms(times.first.medianMs),
    ms(times.first.p95Ms),
    ms(times.afterWrite.medianMs),
    ms(times.firstOverHttp.medianMs),
    ms(times.repeatedOverHttp.medianMs),
    goal(times.first.medianMs, 15),
  ])
  const headings = [
    ...['query', 'kB', 'first', 'p95', 'after a write'],
    ...['first over HTTP', 'repeated', 'first under 15 ms'],
  ]
  return `${tableOf(headings, rows)}

Milliseconds, medians of 40 requests. first: the lake's own time for a query that its cache does not
hold, from the address to the finished JSON. after a write: as first, when a write has just made the
lake's indexes stale. first over HTTP: the same until the client has parsed the response. repeated:
over HTTP, from the lake's cache, which a write to a type that was read empties.`
}

/** From sending a write until the last of the listeners has been told of it. */
async function listenerTimes(lake: LakeProcess): Promise<number[]> {
  const client = lake.client({ withToken: true, perspective: 'raw' })
  const crowd = await listeningCrowd(lake, listeners)
  const times: number[] = []
  for (let turn = 0; turn < 40; turn += 1) {
    const transactionId = `bench-${turn}`
    const told = crowd.told(transactionId)
    times.push(
      await timed(async () => {
        await client
          .patch('faq-mileage')
          .set({ order: turn })
          .commit({ transactionId, returnDocuments: false })
        await told
      }),
    )
  }
  crowd.leave()
  return times
}

/** Fifty writers at once: the time of one write, and how many are done in a second. */
async function writeTimes(lake: LakeProcess): Promise<{ times: number[]; perSecond: number }> {
  const client = lake.client({ withToken: true, perspective: 'raw' })
  const times: number[] = []
  const writer = async (_: unknown, n: number) => {
    for (let turn = 0; turn < 20; turn += 1) {
      const document = { _id: `bench-${n}`, _type: 'bench', turn }
      times.push(await timed(() => client.createOrReplace(document, { returnDocuments: false })))
    }
  }
  const tookMs = await timed(() => Promise.all(Array.from({ length: 50 }, writer)))
  return { times, perSecond: times.length / (tookMs / 1000) }
}

function residentMegabytes(lake: LakeProcess): string {
  const pid = lake.pid()
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!
    return `${(Number(kilobytes) / 1024).toFixed(0)} MB`
  } catch {
    return 'not known on this system'
  }
}

/** Processor time of the program so far, which a busy machine does not change. */
function processorSeconds(lake: LakeProcess): number {
  try {
    const fields = readFileSync(`/proc/${lake.pid()}/stat`, 'utf8').split(') ')[1]!.split(' ')
    const ticksPerSecond = 100
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  } catch {
    return NaN
  }
}

const lake = await lakeProcess(demonstration)
try {
  console.log(`${machineLine()}\n`)
  await lake.start()
  const client = lake.client({ withToken: true, perspective: 'raw' })
  const size = await growDataset(client, ({ documents }) => documents >= documentsGoal)
  console.log(`== ${size.documents} documents, ${(size.bytes / 1e6).toFixed(1)} MB\n`)
  console.log(`${await queryTable(lake)}\n`)
  const told = timingOf(await listenerTimes(lake))
  console.log(
    `${listeners} listeners told of a write after ${ms(told.medianMs)} ms (p95 ${ms(told.p95Ms)})`,
  )
  const written = await writeTimes(lake)
  const writes = timingOf(written.times)
  console.log(
    `50 writers at once: ${ms(writes.medianMs)} ms a write (p95 ${ms(writes.p95Ms)}), ${written.perSecond.toFixed(0)} durable writes a second`,
  )
  console.log(`memory: ${residentMegabytes(lake)}\n`)

  const large = await growDataset(client, ({ bytes }) => bytes >= bytesGoal)
  const starts: number[] = []
  const processor: number[] = []
  for (let turn = 0; turn < 7; turn += 1) {
    await lake.stop(turn % 2 ? 'SIGTERM' : 'SIGKILL')
    starts.push(await timed(() => lake.start()))
    processor.push(processorSeconds(lake))
  }
  const start = timingOf(starts)
  console.log(
    `== ${large.documents} documents, ${(large.bytes / 1e6).toFixed(1)} MB\n\nstart until ready: ${(start.medianMs / 1000).toFixed(2)} s (slowest ${(Math.max(...starts) / 1000).toFixed(2)}), under 2 s: ${goal(start.medianMs, 2000)}; processor time ${timingOf(processor).medianMs.toFixed(2)} s`,
  )
  console.log(`memory after the start: ${residentMegabytes(lake)}`)
} finally {
  await lake.remove()
}
