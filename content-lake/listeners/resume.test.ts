import type { MutationEvent } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type LakeProcess, lakeProcess } from '../test/environments/lake-process.ts'

// The real program is started, on machines of two busy cores too.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lake: LakeProcess

beforeAll(async () => {
  lake = await lakeProcess()
})
beforeEach(async () => {
  await lake.stop('SIGKILL')
  await lake.start()
})
afterAll(() => lake.remove())

interface StreamEvent {
  event: string
  id: string
  data: { documentId?: string; transactionTotalEvents?: number; transactionCurrentEvent?: number }
}

/** Opens a stream as a client does that was at `lastEvent`, and reads its first `count` events. */
async function firstEvents(
  count: number,
  lastEvent?: string,
  query = '*[_type == "leaf"]',
  options = '&enableResume=true',
): Promise<StreamEvent[]> {
  const leaving = new AbortController()
  const answer = await fetch(
    `${lake.url}/v2026-11-01/data/listen/production?query=${encodeURIComponent(query)}${options}`,
    {
      headers: {
        authorization: `Bearer ${lake.token()}`,
        ...(lastEvent && { 'last-event-id': lastEvent }),
      },
      signal: leaving.signal,
    },
  )
  let text = ''
  for await (const chunk of answer.body!) {
    text += Buffer.from(chunk).toString()
    if (text.split('\n\n').filter((block) => block.includes('data:')).length >= count) break
  }
  leaving.abort()
  return text
    .split('\n\n')
    .filter((block) => block.includes('data:'))
    .map((block) => {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? ''
      return {
        event: field('event'),
        id: field('id'),
        data: JSON.parse(field('data')) as StreamEvent['data'],
      }
    })
}

const writer = () => lake.client({ withToken: true, perspective: 'raw' })
const told = (events: StreamEvent[]) => events.map(({ event, data }) => data.documentId ?? event)

test('who was away while the lake was killed and started again is told what it missed', async () => {
  const [welcome] = await firstEvents(1)
  expect(welcome!.event).toBe('welcome')
  await writer().create({ _id: 'missed-1', _type: 'leaf' })
  await lake.stop('SIGKILL')
  await lake.start()
  await writer().create({ _id: 'missed-2', _type: 'leaf' })
  await writer().create({ _id: 'other', _type: 'other' })
  const events = await firstEvents(3, welcome!.id)
  expect(told(events)).toEqual(['welcomeback', 'missed-1', 'missed-2'])
  // And from where that left off there is nothing to tell.
  expect(told(await firstEvents(1, events[2]!.id))).toEqual(['welcomeback'])
})

test('a stream that ended within a transaction goes on with the rest of it', async () => {
  const [welcome] = await firstEvents(1)
  const transaction = writer().transaction()
  for (const n of [1, 2, 3]) transaction.create({ _id: `part-${n}`, _type: 'leaf' })
  transaction.create({ _id: 'not-listened-to', _type: 'other' })
  await transaction.commit()
  const events = await firstEvents(4, welcome!.id)
  expect(told(events)).toEqual(['welcomeback', 'part-1', 'part-2', 'part-3'])
  // Only what this listener is told of is counted: the Studio waits until it has it all.
  expect(events.slice(1).map(({ data }) => data.transactionTotalEvents)).toEqual([3, 3, 3])
  expect(events.slice(1).map(({ data }) => data.transactionCurrentEvent)).toEqual([1, 2, 3])
  expect(told(await firstEvents(3, events[1]!.id))).toEqual(['welcomeback', 'part-2', 'part-3'])
})

test.each([
  ['of another store', (id: string) => id.replace(/^[^.]+/, 'other')],
  ['ahead of this store', (id: string) => id.replace(/\d+$/, '999999999')],
  ['that says nothing', () => 'nonsense'],
])('a place %s is answered with a reset, so that the client reads anew', async (_what, change) => {
  const [welcome] = await firstEvents(1)
  expect(told(await firstEvents(1, change(welcome!.id)))).toEqual(['reset'])
})

test('without enableResume there is always a fresh welcome', async () => {
  const [welcome] = await firstEvents(1)
  expect(told(await firstEvents(1, welcome!.id, '*', ''))).toEqual(['welcome'])
})

test('the client of the Studio comes back by itself and misses nothing', async () => {
  const client = writer()
  const seen: string[] = []
  await new Promise<void>((resolve, reject) => {
    const subscription = client
      .listen(
        '*[_type == "typed"]',
        {},
        {
          enableResume: true,
          events: ['welcome', 'mutation', 'reconnect', 'welcomeback', 'reset'],
        },
      )
      .subscribe({
        next(event) {
          const name = event.type === 'mutation' ? (event as MutationEvent).documentId : event.type
          if (name !== 'reconnect' || seen.at(-1) !== 'reconnect') seen.push(name)
          if (event.type === 'welcome') {
            void (async () => {
              await client.create({ _id: 'typed-1', _type: 'typed' })
              await lake.stop('SIGKILL')
              await lake.start()
              await writer().create({ _id: 'typed-2', _type: 'typed' })
            })().catch(reject)
          }
          if (name === 'typed-2') {
            subscription.unsubscribe()
            resolve()
          }
        },
        error: reject,
      })
  })
  // The first one may have been told before the kill or after it, but once.
  expect(seen.filter((name) => name.startsWith('typed'))).toEqual(['typed-1', 'typed-2'])
  expect(seen.filter((name) => !name.startsWith('typed'))).toEqual([
    'welcome',
    'reconnect',
    'welcomeback',
  ])
})
