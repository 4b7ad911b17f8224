import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UserError } from '#server-kit/user-error.mjs'
import type { Proposal } from './commit.ts'
import type { LakeDocument } from './document.ts'
import { type DocumentStore, NotSavedError, openDocumentStore } from './document-store.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'larkway-store-'))
  file = path.join(folder, 'test.sqlite')
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** A transaction that leaves two documents of the same number, as a whole one always does. */
function pair(store: DocumentStore, n: number, text = ''): Proposal {
  const timestamp = store.timestampFrom(new Date(Date.UTC(2026, 10, 20, 12, 0, n)))
  const change = (id: string) => {
    const previous = store.latest.get(id) ?? null
    const next: LakeDocument = {
      _id: id,
      _type: 'pair',
      _rev: `t${n}`,
      _createdAt: timestamp,
      _updatedAt: timestamp,
      n,
      text,
    }
    return { id, previous, next, mutations: [] }
  }
  const changes = [change('left'), change('right')]
  return { transactionId: `t${n}`, timestamp, identity: 'somebody', changes }
}

const numbers = (store: DocumentStore) =>
  ['left', 'right'].map((id) => store.documents.get(id)?.n as number | undefined)

test('what is committed stands after the next opening, history and all', async () => {
  const store = openDocumentStore(file)
  for (const n of [1, 2, 3]) await store.commit(pair(store, n))
  store.close()
  const again = openDocumentStore(file)
  expect(again).toMatchObject({ sequence: 3, lastTransactionId: 't3' })
  expect(numbers(again)).toEqual([3, 3])
  expect(again.revisions.documentAt('left', 2)).toMatchObject({ n: 2, _rev: 't2' })
  again.close()
})

test('a log cut short at any byte leaves whole transactions, and loses only the last ones', async () => {
  const store = openDocumentStore(file)
  for (let n = 1; n <= 6; n += 1) await store.commit(pair(store, n, 'x'.repeat(300 * n)))
  const log = readFileSync(`${file}-wal`)
  const seen = new Set<number>()
  for (let length = 0; length <= log.length; length += 311) {
    const copy = path.join(folder, `cut-${length}.sqlite`)
    copyFileSync(file, copy)
    writeFileSync(`${copy}-wal`, log.subarray(0, length))
    const cut = openDocumentStore(copy)
    const [left, right] = numbers(cut)
    expect(left).toBe(right)
    expect(left ?? 0).toBe(cut.sequence)
    // The cut store goes on as if what it lost had never been.
    await cut.commit(pair(cut, 99))
    expect(numbers(cut)).toEqual([99, 99])
    cut.close()
    seen.add(cut.sequence - 1)
  }
  store.close()
  expect([...seen]).toEqual([0, 1, 2, 3, 4, 5])
})

test.each([
  ['is no database', (at: string) => writeFileSync(at, 'nonsense'.repeat(2000))],
  ['was cut short', (at: string) => truncateSync(at, 6000)],
])('a file that %s is refused and left as it is', async (_what, damage) => {
  const store = openDocumentStore(file)
  for (let n = 1; n <= 20; n += 1) await store.commit(pair(store, n, 'x'.repeat(3000)))
  store.close()
  damage(file)
  const bytes = readFileSync(file)
  expect(() => openDocumentStore(file)).toThrow(UserError)
  expect(() => openDocumentStore(file)).toThrow(/back-up/)
  expect(readFileSync(file)).toEqual(bytes)
})

test('a store that another lake has open is refused until it is closed', async () => {
  const first = openDocumentStore(file)
  expect(() => openDocumentStore(file)).toThrow(UserError)
  await first.commit(pair(first, 1))
  first.close()
  const second = openDocumentStore(file)
  expect(numbers(second)).toEqual([1, 1])
  second.close()
})

test('what changed since a place says what stood there', async () => {
  const store = openDocumentStore(file)
  await store.commit(pair(store, 1))
  const since = store.sequence
  await store.commit(pair(store, 2))
  expect(store.changedSince(since).map(({ previous }) => previous?.n)).toEqual([1, 1])
  expect(store.changedSince(0).map(({ previous }) => previous)).toEqual([null, null])
  store.close()
})

test('a store that a newer lake wrote is refused', () => {
  const database = new DatabaseSync(file)
  database.exec('pragma user_version = 1000')
  database.close()
  expect(() => openDocumentStore(file)).toThrow(/newer content lake/)
})

test('a full disk refuses the change, keeps what stood, and takes the next when there is room', async () => {
  const limits: DatabaseSync[] = []
  const exec = DatabaseSync.prototype.exec
  vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, sql) {
    limits.push(this)
    return exec.call(this, sql)
  })
  const store = openDocumentStore(file)
  await store.commit(pair(store, 1))
  const database = limits[0]!
  database.prepare('pragma max_page_count = 20').get()
  const large = 'x'.repeat(200_000)
  await expect(store.commit(pair(store, 2, large))).rejects.toThrow(NotSavedError)
  await expect(store.commit(pair(store, 2, large))).rejects.toThrow(/Free some space/)
  expect(numbers(store)).toEqual([1, 1])
  expect(store.latest.get('left')).toMatchObject({ n: 1 })
  database.prepare('pragma max_page_count = 1000000').get()
  expect((await store.commit(pair(store, 3, large))).sequence).toBe(2)
  store.close()
  const again = openDocumentStore(file)
  expect(numbers(again)).toEqual([3, 3])
  expect(again.sequence).toBe(2)
  again.close()
})

test('writers that come together share one wait for the disk and are told in order', async () => {
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec')
  const store = openDocumentStore(file)
  const told: number[] = []
  store.subscribe(({ sequence }) => told.push(sequence))
  exec.mockClear()
  const commits = Array.from({ length: 50 }, (_, index) => store.commit(pair(store, index + 1)))
  // Nothing is seen before it is on the disk; the next transaction starts from what waits.
  expect(numbers(store)).toEqual([undefined, undefined])
  expect(store.latest.get('left')).toMatchObject({ n: 50 })
  expect(store.hasTransaction('t50')).toBe(true)
  await Promise.all(commits)
  expect(exec.mock.calls.filter(([sql]) => sql === 'commit')).toHaveLength(1)
  expect(told).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
  expect(numbers(store)).toEqual([50, 50])
  store.close()
})

test('a group that the disk refuses is refused whole, each writer told', async () => {
  const store = openDocumentStore(file)
  await store.commit(pair(store, 1))
  const exec = DatabaseSync.prototype.exec
  const spy = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
    this: DatabaseSync,
    sql,
  ) {
    if (sql === 'commit') throw new Error('disk I/O error')
    return exec.call(this, sql)
  })
  const outcomes = await Promise.allSettled([2, 3].map((n) => store.commit(pair(store, n))))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  spy.mockRestore()
  expect(numbers(store)).toEqual([1, 1])
  expect((await store.commit(pair(store, 4))).sequence).toBe(2)
  store.close()
})

test('closing saves what waits', () => {
  const store = openDocumentStore(file)
  void store.commit(pair(store, 1))
  store.close()
  const again = openDocumentStore(file)
  expect(numbers(again)).toEqual([1, 1])
  again.close()
})

test('a clock that goes back does not make a transaction seem older than the one before', async () => {
  const store = openDocumentStore(file)
  const { timestamp } = await store.commit(pair(store, 30))
  expect(store.timestampFrom(new Date(0))).toBe(timestamp)
  store.close()
  const again = openDocumentStore(file)
  expect(again.timestampFrom(new Date(0))).toBe(timestamp)
  again.close()
})

test('a deleted document is told as it last was', async () => {
  const store = openDocumentStore(file)
  await store.commit(pair(store, 1))
  const previous = store.documents.get('left')!
  const { sequence } = await store.commit({
    ...pair(store, 2),
    changes: [{ id: 'left', previous, next: null, mutations: [] }],
  })
  expect(store.changedSince(sequence - 1)).toEqual([
    { id: 'left', previous, next: null, mutations: [] },
  ])
  expect(store.changedSince(0).map(({ id }) => id)).toEqual(['right', 'left'])
  expect(store.changedSince(sequence)).toEqual([])
  store.close()
})
