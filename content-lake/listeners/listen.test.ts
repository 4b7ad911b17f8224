import { applyPatch } from 'mendoza'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ListenEvent, MutationEvent } from '@sanity/client'
import { type LakeProcess, lakeProcess } from '../test/environments/lake-process.ts'

// The real program is started, on machines of two busy cores too.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lake: LakeProcess

beforeAll(async () => {
  lake = await lakeProcess()
  await lake.start()
})
afterAll(() => lake.remove())

/** Listens until `count` mutation events have come, running `act` once the stream is open. */
function eventsOf(
  options: { query: string; isAnonymous?: boolean; listen?: Record<string, unknown> },
  act: () => Promise<unknown>,
  count: number,
): Promise<MutationEvent[]> {
  return new Promise((resolve, reject) => {
    const events: MutationEvent[] = []
    const client = lake.client({
      withToken: true,
      isAnonymous: options.isAnonymous ?? false,
      perspective: 'raw',
    })
    const subscription = client
      .listen(options.query, {}, { events: ['welcome', 'mutation'], ...options.listen })
      .subscribe({
        next(event: ListenEvent<Record<string, unknown>>) {
          if (event.type === 'welcome') act().catch(reject)
          if (event.type !== 'mutation') return
          events.push(event as MutationEvent)
          if (events.length < count) return
          subscription.unsubscribe()
          resolve(events)
        },
        error: reject,
      })
  })
}

test('tells of documents that appear, change and disappear', async () => {
  const client = lake.client({ withToken: true })
  const events = await eventsOf(
    { query: '*[_type == "a"]' },
    async () => {
      await client.create({ _id: 'a1', _type: 'a', title: 'one' })
      await client.create({ _id: 'b1', _type: 'b' })
      await client.patch('a1').set({ title: 'two' }).commit()
      await client.delete('a1')
    },
    3,
  )
  expect(events.map(({ documentId, transition }) => [documentId, transition])).toEqual([
    ['a1', 'appear'],
    ['a1', 'update'],
    ['a1', 'disappear'],
  ])
  expect(events[1]!.previousRev).toBe(events[0]!.resultRev)
})

test('effects lead from one state to the next, without revisions', async () => {
  const client = lake.client({ withToken: true })
  const listen = { effectFormat: 'mendoza', includeResult: true }
  const [first, second] = await eventsOf(
    { query: '*[_id == "e1"]', listen },
    async () => {
      await client.create({ _id: 'e1', _type: 'e', body: [{ _key: 'k', text: 'the first text' }] })
      await client.patch('e1').set({ 'body[_key=="k"].text': 'the second text' }).commit()
    },
    2,
  )
  const withoutRevision = (event: MutationEvent) => {
    const { _rev, ...rest } = event.result as Record<string, unknown>
    return rest
  }
  const effects = (second as unknown as { effects: { apply: unknown[]; revert: unknown[] } })
    .effects
  expect(applyPatch(withoutRevision(first!), effects.apply)).toEqual(withoutRevision(second!))
  expect(applyPatch(withoutRevision(second!), effects.revert)).toEqual(withoutRevision(first!))
})

test('the public hears nothing of drafts', async () => {
  const client = lake.client({ withToken: true })
  const [event] = await eventsOf(
    { query: '*[_type == "p"]', isAnonymous: true },
    async () => {
      await client.create({ _id: 'drafts.p1', _type: 'p' })
      await client.create({ _id: 'p1', _type: 'p' })
    },
    1,
  )
  expect(event!.documentId).toBe('p1')
})

test('a browser is sent to a port for streams, a program is not', async () => {
  const address = `${lake.url}/v2026-11-01/data/listen/production?query=*`
  const answer = await fetch(address, {
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status).toBe(307)
  const target = new URL(answer.headers.get('location')!)
  expect(Number(target.port) - lake.port).toBeGreaterThanOrEqual(1)
  expect(Number(target.port) - lake.port).toBeLessThanOrEqual(6)
  // What the browser then says may be `null` as its origin.
  const stream = await fetch(target, { headers: { origin: 'null', 'sec-fetch-site': 'same-site' } })
  expect(stream.status).toBe(200)
  expect(stream.headers.get('access-control-allow-origin')).toBe('null')
  await stream.body!.cancel()
})

test('live events name the tags of the answers that are old', async () => {
  const client = lake.client({ withToken: true })
  const { syncTags } = await lake.client().fetch('*[0]._id', {}, { filterResponse: false })
  const message = await new Promise<unknown>((resolve, reject) => {
    const subscription = lake
      .client()
      .live.events()
      .subscribe({
        next(event) {
          if (event.type === 'welcome') client.create({ _type: 'live' }).catch(reject)
          if (event.type !== 'message') return
          subscription.unsubscribe()
          resolve(event)
        },
        error: reject,
      })
  })
  expect(message).toMatchObject({ tags: expect.arrayContaining(syncTags!) })
})
