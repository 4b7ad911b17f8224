import type { ListenEvent, MutationEvent, SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ContractDataset, contractDataset, isHosted } from './contract-dataset.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let data: ContractDataset

beforeAll(async () => {
  data = await contractDataset()
})
afterAll(() => data.remove())

type Listened = ListenEvent<Record<string, unknown>>

/** Listens until `enough` says so; runs `act` once the stream is open. */
function listened(
  client: SanityClient,
  {
    query,
    params,
    act,
    enough,
    options,
  }: {
    query: string
    params: Record<string, unknown>
    act: () => Promise<unknown>
    enough: (events: Listened[]) => boolean
    options?: Record<string, unknown>
  },
): Promise<Listened[]> {
  return new Promise((resolve, reject) => {
    const events: Listened[] = []
    const kinds = ['welcome', 'mutation', 'reconnect'] as ('welcome' | 'mutation')[]
    const subscription = client
      .listen(query, params, { events: kinds, visibility: 'query', ...options })
      .subscribe({
        next(event) {
          const isFirst = events.length === 0
          events.push(event as Listened)
          if (isFirst) act().catch(reject)
          if (!enough(events)) return
          subscription.unsubscribe()
          resolve(events)
        },
        error: reject,
      })
  })
}

const mutationsIn = (events: Listened[]) =>
  events.filter((event): event is MutationEvent => event.type === 'mutation')

test('a listener is welcomed, then told of documents that appear, change and disappear', async () => {
  const { writer, id, type } = data
  const events = await listened(writer, {
    query: '*[_type == $type && shown]',
    params: { type },
    enough: (all) => mutationsIn(all).length === 3,
    async act() {
      await writer.create({ _id: id('hidden'), _type: type })
      await writer.create({ _id: id('heard'), _type: type, shown: true })
      await writer.patch(id('heard')).set({ n: 1 }).commit()
      await writer.delete(id('heard'))
    },
  })
  expect(events[0]).toMatchObject({ type: 'welcome', listenerName: expect.stringMatching(/./) })
  const [appear, update, disappear] = mutationsIn(events)
  expect([appear, update, disappear].map((event) => event!.transition)).toEqual([
    'appear',
    'update',
    'disappear',
  ])
  expect(appear).toMatchObject({
    documentId: id('heard'),
    eventId: expect.stringContaining('#'),
    identity: expect.stringMatching(/./),
    timestamp: expect.stringMatching(/^\d{4}-/),
    transactionTotalEvents: 1,
    transactionCurrentEvent: 1,
    result: { shown: true },
  })
  expect(update!.mutations).toEqual([{ patch: expect.objectContaining({ set: { n: 1 } }) }])
  expect(update!.previousRev).toBe(appear!.resultRev)
  expect(update!.result).toMatchObject({ n: 1, _rev: update!.resultRev })
  expect(disappear!.result).toBeUndefined()
})

test('a listener is told what it asks for: no result, or the document before as well', async () => {
  const { writer, id, type } = data
  const changed = (name: string) => async () => {
    await writer.create({ _id: id(name), _type: type, n: 1 })
    await writer.patch(id(name)).set({ n: 2 }).commit()
  }
  const ask = (name: string, options: Record<string, unknown>) =>
    listened(writer, {
      query: '*[_id == $id]',
      params: { id: id(name) },
      act: changed(name),
      enough: (all) => mutationsIn(all).length === 2,
      options,
    })
  const [, bare] = mutationsIn(await ask('bare', { includeResult: false }))
  expect(bare).not.toHaveProperty('result')
  const [, full] = mutationsIn(await ask('full', { includePreviousRevision: true }))
  expect(full).toMatchObject({ previous: { n: 1 }, result: { n: 2 } })
})

test('every document of a transaction is told, counted within it', async () => {
  const { writer, id, type } = data
  const events = await listened(writer, {
    query: '*[_type == $type && pair]',
    params: { type },
    enough: (all) => mutationsIn(all).length === 2,
    act: () =>
      writer
        .transaction()
        .create({ _id: id('pair-1'), _type: type, pair: true })
        .create({ _id: id('pair-2'), _type: type, pair: true })
        .commit(),
  })
  const told = mutationsIn(events)
  expect(new Set(told.map(({ transactionCurrentEvent }) => transactionCurrentEvent))).toEqual(
    new Set([1, 2]),
  )
  expect(new Set(told.map(({ transactionId }) => transactionId)).size).toBe(1)
  expect(told[0]).toMatchObject({ transactionTotalEvents: 2 })
})

test('the public hears nothing of drafts', async () => {
  const { writer, reader, id, type } = data
  const events = await listened(reader, {
    query: '*[_type == $type && loud]',
    params: { type },
    enough: (all) => mutationsIn(all).length === 1,
    async act() {
      await writer.create({ _id: `drafts.${id('loud')}`, _type: type, loud: true })
      await writer.create({ _id: id('loud'), _type: type, loud: true })
    },
  })
  expect(mutationsIn(events).map(({ documentId }) => documentId)).toEqual([id('loud')])
})

// Nobody can restart the hosted service.
test.skipIf(isHosted)('a listener comes back by itself after the lake was killed', async () => {
  const { writer, id, type } = data
  const events = await listened(writer, {
    query: '*[_type == $type && after]',
    params: { type },
    enough: (all) => mutationsIn(all).length === 1,
    async act() {
      await data.restart()
      // The client waits a little before it tries again; what it hears then is what counts.
      for (let count = 0; count < 40; count += 1) {
        await writer.createOrReplace({ _id: id('after'), _type: type, after: true, count })
        await new Promise((resolve) => setTimeout(resolve, 250))
      }
    },
  })
  expect(mutationsIn(events)[0]).toMatchObject({ documentId: id('after') })
})

test('live events name the tags of answers that are old', async () => {
  const { writer, reader, id, type } = data
  const query = '*[_type == $type && live]'
  const options = { filterResponse: false } as const
  const { syncTags } = await reader.fetch(query, { type }, options)
  const tags = await new Promise<readonly string[]>((resolve, reject) => {
    const subscription = reader.live.events().subscribe({
      next(event) {
        if (event.type === 'welcome') {
          writer.create({ _id: id('live'), _type: type, live: true }).catch(reject)
        }
        if (event.type !== 'message') return
        subscription.unsubscribe()
        resolve(event.tags)
      },
      error: reject,
    })
  })
  expect(tags.filter((tag) => syncTags!.includes(tag as never))).not.toEqual([])
})
