import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Mutation as Applier } from '@sanity/mutator'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { performAction } from '../actions/perform-action.ts'
import type { Commit } from '../store/commit.ts'
import { type DocumentStore, openDocumentStore } from '../store/document-store.ts'
import type { Mutation } from './mutation.ts'
import { transact, type TransactionOptions } from './transact.ts'

let folder: string
let store: DocumentStore
let commits: Commit[]
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'larkway-transact-'))
  store = openDocumentStore(path.join(folder, 'test.sqlite'))
  commits = []
  store.subscribe((commit) => commits.push(commit))
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

const now = () => new Date('2026-11-20T12:00:00.000Z')

function write(mutations: Mutation[], options: Partial<TransactionOptions> = {}) {
  return transact(store, { identity: 'somebody', now, ...options }, (set) => {
    for (const mutation of mutations) set.apply(mutation)
  })
}

/** What an editor's Studio makes of the last commit: it repeats the mutations on what it has. */
function repeated(id: string) {
  const commit = commits.at(-1)!
  const change = commit.changes.find((item) => item.id === id)!
  const event = {
    mutations: structuredClone(change.mutations) as never,
    transactionId: commit.transactionId,
    timestamp: commit.timestamp,
    resultRev: commit.transactionId,
  }
  return new Applier(event).apply(structuredClone(change.previous) as never)
}

const leaf = (id: string, more: Record<string, unknown> = {}) => ({
  create: { _id: id, _type: 'leaf', ...more },
})

test.each<[string, Mutation[], Partial<TransactionOptions>]>([
  ['a creation', [leaf('b', { title: 'one' })], {}],
  [
    'a creation whose array got its keys here',
    [leaf('b', { items: [{ text: 'x' }] })],
    { generateArrayKeys: true },
  ],
  ['a replacement', [{ createOrReplace: { _id: 'a', _type: 'leaf', title: 'new' } }], {}],
  ['a patch', [{ patch: { id: 'a', set: { 'items[_key=="k"].text': 'changed' } } }], {}],
  [
    'a patch whose items got their keys here',
    [{ patch: { id: 'a', insert: { after: 'items[-1]', items: [{ text: 'y' }] } } }],
    { generateArrayKeys: true },
  ],
  [
    'a patch of a text',
    [{ patch: { id: 'a', diffMatchPatch: { title: '@@ -1 +1 @@\n-o\n+x\n' } } }],
    {},
  ],
  ['a deletion', [{ delete: { id: 'a' } }], {}],
  [
    'several in a row',
    [{ patch: { id: 'a', unset: ['title'] } }, { patch: { id: 'a', inc: { n: 2 } } }],
    {},
  ],
])('who repeats %s has what is stored', async (_what, mutations, options) => {
  await write([leaf('a', { title: 'one', n: 1, items: [{ _key: 'k', text: 'x' }] })])
  await write(mutations, options)
  const [change] = commits.at(-1)!.changes
  const { _updatedAt: _, ...expected } = change!.next ?? { _updatedAt: '' }
  const { _updatedAt: __, ...got } = (repeated(change!.id) ?? { _updatedAt: '' }) as Record<
    string,
    unknown
  >
  expect(got).toEqual(expected)
})

test('a patch that cannot be read writes no revision', async () => {
  await write([leaf('a')])
  const bogus = { patch: { id: 'a', bogus: 1 } }
  await expect(write([bogus])).rejects.toThrow(expect.objectContaining({ status: 400 }))
  expect(commits).toHaveLength(1)
})

test.each<[Record<string, unknown>, RegExp]>([
  [{ inc: { title: 1 } }, /"title" cannot be counted up or down because it is no number/],
  [{ dec: { 'items[0].text': 1 } }, /"items\[0\].text" cannot .* no number/],
  [{ inc: { missing: 1 } }, /"missing" cannot .* not present/],
  [{ unset: ['n'], inc: { n: 1 } }, /"n" cannot .* not present/],
  [{ set: { 'items[': 1 } }, /"items\[" is no path/],
])('the patch %j is refused with what is wrong', async (patch, problem) => {
  await write([leaf('a', { title: 'one', n: 1, items: [{ _key: 'k', text: 'x' }] })])
  const act = () => write([{ patch: { id: 'a', ...patch } }])
  await expect(act()).rejects.toThrow(expect.objectContaining({ status: 400 }))
  await expect(act()).rejects.toThrow(problem)
  expect(commits).toHaveLength(1)
})

test('a number that the same patch gives is counted on', async () => {
  await write([leaf('a')])
  await write([{ patch: { id: 'a', setIfMissing: { n: 5 }, inc: { n: 2 } } }])
  expect(store.documents.get('a')).toMatchObject({ n: 7 })
})

test('a reference that leads to nothing is told with the place of its mutation', async () => {
  const pointing = leaf('b', { parent: { _type: 'reference', _ref: 'nobody' } })
  await expect(write([leaf('a'), pointing, leaf('c')])).rejects.toThrow(
    expect.objectContaining({ details: { items: [expect.objectContaining({ index: 1 })] } }),
  )
})

test('a name of a transaction is used once', async () => {
  await write([leaf('a')], { transactionId: 'once' })
  await expect(write([leaf('b')], { transactionId: 'once' })).rejects.toThrow(
    /already been committed/,
  )
  expect(store.documents.has('b')).toBe(false)
})

test('transactions that wait for the disk together build on each other', async () => {
  const together = (mutation: Mutation) =>
    transact(store, { identity: 'somebody', now }, (set) => set.apply(mutation))
  const increments = [1, 2, 3].map(() => together({ patch: { id: 'a', inc: { n: 1 } } }))
  // The document is not there yet: each is refused by itself.
  expect((await Promise.allSettled(increments)).map(({ status }) => status)).toEqual(
    Array(3).fill('rejected'),
  )
  const creation = together(leaf('a', { n: 0 }))
  const second = together({ patch: { id: 'a', inc: { n: 1 } } })
  const third = together({ patch: { id: 'a', inc: { n: 1 } } })
  await Promise.all([creation, second, third])
  expect(store.documents.get('a')).toMatchObject({ n: 2 })
  expect(commits).toHaveLength(3)
})

test('a document that others point at stays, and each of them is named', async () => {
  const pointing = { parent: { _type: 'reference', _ref: 'a' } }
  await write([leaf('a'), leaf('b', pointing), leaf('drafts.c', pointing)])
  await write([leaf('d', { parent: { _type: 'reference', _ref: 'a', _weak: true } })])
  await expect(write([{ delete: { id: 'a' } }])).rejects.toThrow(/"b", "drafts.c"$/)
  await expect(
    transact(store, { identity: 'somebody', now }, (set) =>
      performAction(set, { actionType: 'sanity.action.document.delete', publishedId: 'a' }),
    ),
  ).rejects.toThrow(/"b", "drafts.c"$/)
  await write([{ delete: { id: 'b' } }, { delete: { id: 'drafts.c' } }, { delete: { id: 'a' } }])
  expect([...store.documents.keys()]).toEqual(['d'])
})

test.each([
  'sanity.action.release.create',
  'sanity.action.document.version.unpublish',
  'sanity.action.document.variant.create',
])('%s is refused by its name, with a status the Studio does not repeat', async (actionType) => {
  const act = () =>
    transact(store, { identity: 'somebody', now }, (set) => performAction(set, { actionType }))
  await expect(act()).rejects.toThrow(expect.objectContaining({ status: 400 }))
  await expect(act()).rejects.toThrow(new RegExp(actionType))
})

test.each([[5], [{ a: 1 }], [['a', 'b']], [true]])(
  'the id %j is refused, not failed on',
  async (id) => {
    const create = { _id: id as never, _type: 'note' }
    await expect(write([{ create }])).rejects.toThrow('cannot be a document ID')
  },
)

test.each(['constructor', 'toString', '__proto__'])('the action %s is none', async (actionType) => {
  const act = () =>
    transact(store, { identity: 'x', now }, (set) => performAction(set, { actionType }))
  await expect(act()).rejects.toThrow('does not support')
})

test('a deletion with one draft instead of a list of them deletes both', async () => {
  await write([
    { create: { _id: 'a', _type: 'note' } },
    { create: { _id: 'drafts.a', _type: 'note' } },
  ])
  await transact(store, { identity: 'x', now }, (set) =>
    performAction(set, {
      actionType: 'sanity.action.document.delete',
      publishedId: 'a',
      includeDrafts: 'drafts.a' as never,
    }),
  )
  expect([...store.documents.keys()]).toEqual([])
})

test.each([{ query: '*[true]' }, { id: 'b' }, { params: {} }])(
  'an edit changes its draft and nothing else: %j is refused',
  async (where) => {
    await write([leaf('a'), leaf('b')])
    const act = () =>
      transact(store, { identity: 'x', now }, (set) =>
        performAction(set, {
          actionType: 'sanity.action.document.edit',
          publishedId: 'a',
          draftId: 'drafts.a',
          patch: { ...where, set: { title: 'changed' } },
        }),
      )
    await expect(act()).rejects.toThrow(
      expect.objectContaining({ status: 400, type: 'actionError' }),
    )
    expect(store.documents.get('b')).not.toHaveProperty('title')
  },
)
