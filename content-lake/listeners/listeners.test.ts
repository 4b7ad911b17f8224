import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { transact } from '../mutations/transact.ts'
import { type DocumentStore, openDocumentStore } from '../store/document-store.ts'
import type { EventStream } from './event-stream.ts'
import { type ListenOptions, openListeners } from './listeners.ts'
import { mostMissedByPublic, mostMissedTransactions, placeText } from './resume.ts'

let folder: string
let store: DocumentStore
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'larkway-listeners-'))
  store = openDocumentStore(path.join(folder, 'test.sqlite'))
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

const write = (id: string, more: Record<string, unknown> = {}) =>
  transact(store, { identity: 'somebody' }, (set) =>
    set.apply({ createOrReplace: { _id: id, _type: 'leaf', ...more } }),
  )

/** A stream that keeps what it is sent. */
function keptStream() {
  const sent: string[] = []
  let isEnded = false
  const closers: (() => void)[] = []
  const stream: EventStream = {
    send: ({ event }) => void sent.push(event ?? ''),
    end: () => {
      isEnded = true
      for (const close of closers) close()
    },
    onClose: (callback) => closers.push(callback),
    body: new ReadableStream(),
  }
  return { stream, sent, isEnded: () => isEnded }
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

const listen = (options: Partial<ListenOptions>, resumeFrom?: string) => {
  const kept = keptStream()
  openListeners(store, pino({ level: 'silent' })).add(kept.stream, asked(options), resumeFrom)
  return kept
}

/** Goes through the items once for each pair of items. */
const slow = 'count(items[count(^.items[count(^.^.items[@ > -1]) > -1]) > -1]) > -1'
const items = Array.from({ length: 300 }, (_, n) => n)

test('a listener without a token whose query takes long is ended, and nobody waits for it again', () => {
  const { sent, isEnded } = listen({ query: `*[${slow}]` })
  write('a', { items })
  expect(sent).toEqual(['welcome'])
  expect(isEnded()).toBe(true)
})

test('a listener without a token is told like any other', () => {
  const { sent, isEnded } = listen({ query: '*[_type == "leaf"]' })
  write('a')
  write('drafts.a')
  expect(sent).toEqual(['welcome', 'mutation'])
  expect(isEnded()).toBe(false)
})

test.each([
  ['without a token', true, mostMissedByPublic, 'welcomeback'],
  ['without a token', true, mostMissedByPublic + 1, 'reset'],
  ['of an editor', false, mostMissedByPublic + 1, 'welcomeback'],
])('a listener %s that missed some transactions', (_who, isPublic, missed, welcome) => {
  const place = placeText(store.revisions.storeId, store.sequence)
  for (let n = 0; n < missed; n++) write('a', { n })
  const { sent } = listen({ isPublic }, place)
  expect(sent[0]).toBe(welcome)
  expect(sent.length - 1).toBe(welcome === 'reset' ? 0 : missed)
  expect(missed).toBeLessThan(mostMissedTransactions)
})
