import type { LakeProcess } from '#content-lake/test/environments/lake-process.ts'
import { type Timing, timingOf } from '../measure.ts'
import { type SiteQuery, siteQueries } from './site-queries.ts'

/** How long one query takes, by what the lake has done before. */
interface QueryTimes {
  name: string
  answerBytes: number
  /** A query the lake's cache does not hold: the lake's own time, and until the response is read. */
  first: Timing
  firstOverHttp: Timing
  /** The lake's own time right after a write, when its indexes have to be made anew as well. */
  afterWrite: Timing
  /** From the lake's cache: sent again with nothing written in between. */
  repeatedOverHttp: Timing
}

const warmUps = 5
const turns = 40

/** Asks every query of `schemas/queries` as the site does, with the read token. */
export async function queryTimes(lake: LakeProcess): Promise<QueryTimes[]> {
  const writer = lake.client({ withToken: true, perspective: 'raw' })
  let sent = 0
  // A parameter that the query does not use makes it another entry of the cache.
  const uncached = ({ query, params }: SiteQuery) => ({
    query,
    params: { ...params, sent: (sent += 1) },
  })
  const write = (order: number) =>
    writer.createOrReplace(
      { _id: 'bench-order', _type: 'bench', order },
      { returnDocuments: false },
    )

  const rows: QueryTimes[] = []
  for (const known of await siteQueries()) {
    const ask = (question: Question) => timedAnswer(lake, question)
    for (let turn = 0; turn < warmUps; turn += 1) await ask(uncached(known))
    const first: Answer[] = []
    for (let turn = 0; turn < turns; turn += 1) first.push(await ask(uncached(known)))
    const afterWrite: Answer[] = []
    for (let turn = 0; turn < turns; turn += 1) {
      await write(turn)
      afterWrite.push(await ask(uncached(known)))
    }
    await ask(known)
    const repeated: Answer[] = []
    for (let turn = 0; turn < turns; turn += 1) repeated.push(await ask(known))
    rows.push({
      name: known.name,
      answerBytes: first[0]!.bytes,
      first: timingOf(first.map(({ lakeMs }) => lakeMs)),
      firstOverHttp: timingOf(first.map(({ wholeMs }) => wholeMs)),
      afterWrite: timingOf(afterWrite.map(({ lakeMs }) => lakeMs)),
      repeatedOverHttp: timingOf(repeated.map(({ wholeMs }) => wholeMs)),
    })
  }
  return rows
}

type Question = Pick<SiteQuery, 'query' | 'params'>

interface Answer {
  lakeMs: number
  wholeMs: number
  bytes: number
}

/** @throws Error when the lake refuses the query or does not say how long it took */
async function timedAnswer(lake: LakeProcess, { query, params }: Question): Promise<Answer> {
  const address = new URL(`${lake.url}/v2026-11-01/data/query/production`)
  address.searchParams.set('query', query)
  address.searchParams.set('returnQuery', 'false')
  for (const [name, value] of Object.entries(params)) {
    address.searchParams.set(`$${name}`, JSON.stringify(value))
  }
  const startedAt = performance.now()
  const answer = await fetch(address, {
    headers: { authorization: `Bearer ${lake.readToken()}` },
  })
  const text = await answer.text()
  JSON.parse(text)
  const wholeMs = performance.now() - startedAt
  const lakeMs = /dur=([\d.]+)/.exec(answer.headers.get('server-timing') ?? '')?.[1]
  if (!answer.ok || lakeMs === undefined) throw new Error(`The lake did not answer: ${text}`)
  return { lakeMs: Number(lakeMs), wholeMs, bytes: text.length }
}
