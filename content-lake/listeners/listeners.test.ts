import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { transact } from '../mutations/transact.ts'
import { openPublicQueries, type PublicQueries } from '../query/public/public-queries.ts'
import { type DocumentStore, openDocumentStore } from '../store/document-store.ts'
import type { EventStream } from './event-stream.ts'
import type { ListenOptions } from './commit-events.ts'
import { openListeners } from './listeners.ts'
import { listenerLimits } from '../query/public/public-limits.ts'
import { mostMissedByPublic, mostMissedTransactions, placeText } from './resume.ts'

let folder: string
let store: DocumentStore
let publicQueries: PublicQueries
const log = pino({ level: 'silent' })
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'larkway-listeners-'))
  store = openDocumentStore(path.join(folder, 'test.sqlite'))
  const data = { projectId: 'larkway', dataset: 'test' }
  publicQueries = openPublicQueries(data, { store, log, now: () => new Date() })
})
afterEach(async () => {
  await publicQueries.close()
  store.close()
  rmSync(folder, { recursive: true })
})

const write = (id: string, more: Record<string, unknown> = {}) =>
  transact(store, { identity: 'somebody' }, (set) =>
    set.apply({ createOrReplace: { _id: id, _type: 'leaf', ...more } }),
  )

/** A stream that keeps what it is sent. */
function recordedStream() {
  const sent: string[] = []
  const ids: string[] = []
  let isEnded = false
  const closers: (() => void)[] = []
  const stream: EventStream = {
    send: ({ event, id }) => {
      sent.push(event ?? '')
      ids.push(id ?? '')
    },
    end: () => {
      isEnded = true
      for (const close of closers) close()
    },
    onClose: (callback) => closers.push(callback),
    body: new ReadableStream(),
  }
  return { stream, sent, ids, isEnded: () => isEnded }
}

const asked = (options: Partial<ListenOptions>): ListenOptions => ({
  query: '*',
  params: {},
  isPublic: true,
  includeResult: false,
  includeMutations: false,
  includePreviousRevision: false,
  includeAllVersions: false,
  includeEffects: false,
  ...options,
})

const listen = async (options: Partial<ListenOptions>, resumeFrom?: string) => {
  const kept = recordedStream()
  await openListeners(store, log, publicQueries).add(kept.stream, asked(options), resumeFrom)
  return kept
}

/** Goes through the items once for each pair of items. */
const slow = 'count(items[count(^.items[count(^.^.items[@ > -1]) > -1]) > -1]) > -1'
const deepest = `*[${'('.repeat(2500)}1${')'.repeat(2500)}]`
const items = Array.from({ length: 300 }, (_, n) => n)

test('a listener without a token whose query takes long is ended, and no writer waits for it', async () => {
  const { sent, isEnded } = await listen({ query: `*[${slow}]` })
  const started = performance.now()
  await write('a', { items })
  expect(performance.now() - started).toBeLessThan(listenerLimits.timeMs)
  await vi.waitFor(() => expect(isEnded()).toBe(true), 10_000)
  expect(sent).toEqual(['welcome'])
})

test('a listener without a token whose query cannot be run is refused', async () => {
  await expect(listen({ query: '*[' })).rejects.toMatchObject({ status: 400 })
  await expect(listen({ query: deepest })).rejects.toThrow('nested too deeply')
})

test('a listener without a token that falls far behind is ended', async () => {
  const { isEnded } = await listen({ query: '*[_type == "leaf"]' })
  const commits = Array.from({ length: listenerLimits.waitingCommits + 1 }, (_, n) =>
    write('a', { n }),
  )
  await Promise.all(commits)
  expect(isEnded()).toBe(true)
})

test('a listener without a token is told like any other, in order', async () => {
  const { sent, ids, isEnded } = await listen({ query: '*[_type == "leaf"]' })
  await write('a')
  await write('drafts.a')
  await write('b')
  await vi.waitFor(() => expect(sent).toEqual(['welcome', 'mutation', 'mutation']), 10_000)
  expect(ids).toEqual(ids.toSorted())
  expect(isEnded()).toBe(false)
})

test.each([
  ['without a token', true, mostMissedByPublic, 'welcomeback'],
  ['without a token', true, mostMissedByPublic + 1, 'reset'],
  ['of an editor', false, mostMissedByPublic + 1, 'welcomeback'],
])('a listener %s that missed some transactions', async (_who, isPublic, missed, welcome) => {
  const place = placeText(store.revisions.storeId, store.sequence)
  for (let n = 0; n < missed; n++) await write('a', { n })
  const { sent } = await listen({ isPublic }, place)
  expect(sent[0]).toBe(welcome)
  expect(sent.length - 1).toBe(welcome === 'reset' ? 0 : missed)
  expect(missed).toBeLessThan(mostMissedTransactions)
})
