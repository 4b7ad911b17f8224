import type { SanityClient } from '@sanity/client'
import { applyPatch, type RawPatch } from 'mendoza'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type LakeProcess, lakeProcess } from '../test/environments/lake-process.ts'
import type { DocumentEvent } from './document-events.ts'

// The real program is started, on machines of two busy cores too.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lake: LakeProcess
let client: SanityClient

beforeAll(async () => {
  lake = await lakeProcess()
  await lake.start()
  client = lake.client({ withToken: true, perspective: 'raw' })
})
afterAll(() => lake.remove())

type Body = Record<string, unknown> & { _id: string; _rev: string }
interface Transaction {
  id: string
  author: string
  documentIDs: string[]
  effects: Record<string, { apply: RawPatch; revert: RawPatch }>
}

const history = <T>(path: string, query: Record<string, string> = {}) =>
  client.request<T>({ url: `/data/history/production/${path}`, query })

/** The events of a document as the Studio reads them: `limit` at a time. */
async function eventsOf(id: string, limit = 100): Promise<DocumentEvent[]> {
  const events: DocumentEvent[] = []
  for (let cursor = '', isFirst = true; isFirst || cursor; isFirst = false) {
    const query = { limit: String(limit), ...(cursor && { nextCursor: cursor }) }
    const page = await history<{ events: Record<string, DocumentEvent[]>; nextCursor: string }>(
      `events/documents/${id}`,
      query,
    )
    events.push(...page.events[id]!)
    cursor = page.nextCursor
  }
  return events
}

const types = (events: DocumentEvent[]) => events.map(({ type }) => type)

const documentAt = async (id: string, query: Record<string, string>) =>
  (await history<{ documents: Body[] }>(`documents/${id}`, query)).documents[0]

/** Transactions from one revision on, page by page, as the Studio's review of changes asks. */
async function transactionsOf(id: string, from: string, to?: string): Promise<Transaction[]> {
  const query = {
    effectFormat: 'mendoza',
    excludeContent: 'true',
    includeIdentifiedDocumentsOnly: 'true',
    limit: '50',
    fromTransaction: from,
    ...(to && { toTransaction: to }),
  }
  const text = await history<string>(`transactions/${id}`, query)
  const page = String(text)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Transaction)
    .filter((transaction) => transaction.id !== from)
  const last = page.at(-1)
  if (page.length < 49 || !last || last.id === to) return page
  return [...page, ...(await transactionsOf(id, last.id, to))]
}

/** The event's revision as the Studio's list of a draft's history carries it. */
const revisionOf = ({ versionRevisionId, revisionId }: DocumentEvent) =>
  (versionRevisionId ?? revisionId)!

function replayed(since: Body, transactions: Transaction[], id: string) {
  const { _rev, ...start } = since
  return transactions.reduce<unknown>(
    (document, { effects }) => (effects[id] ? applyPatch(document, effects[id].apply) : document),
    start,
  )
}

const withoutRevision = ({ _rev, ...rest }: Body) => rest

const edit = async (id: string, set: Record<string, unknown>) => {
  const ids = { draftId: `drafts.${id}`, publishedId: id }
  const action = { actionType: 'sanity.action.document.edit' as const, ...ids, patch: { set } }
  return (await client.action(action)).transactionId
}
const publish = (id: string) =>
  client.action({
    actionType: 'sanity.action.document.publish',
    draftId: `drafts.${id}`,
    publishedId: id,
  })
const start = (id: string, title: string) =>
  client.action({
    actionType: 'sanity.action.document.create',
    publishedId: id,
    attributes: { _id: `drafts.${id}`, _type: 'leaf', title },
    ifExists: 'fail',
  })

describe('review of changes between what is published and the draft', () => {
  test('of a document that an editor published', async () => {
    await start('reviewed', 'one')
    const lastEdit = await edit('reviewed', { title: 'two' })
    await publish('reviewed')
    await edit('reviewed', { title: 'three' })
    await edit('reviewed', { more: 'text' })

    const events = await eventsOf('drafts.reviewed')
    expect(types(events)).toEqual([
      'createDocumentVersion',
      'publishDocumentVersion',
      'createDocumentVersion',
    ])
    const published = events[1]!
    // The draft ended with its last edit; in the publishing transaction it is already gone.
    expect(revisionOf(published)).toBe(lastEdit)
    const since = await documentAt('drafts.reviewed', { revision: revisionOf(published) })
    expect(since).toMatchObject({ title: 'two', _rev: lastEdit })
    const transactions = await transactionsOf('drafts.reviewed', since!._rev)
    const draft = await client.getDocument<Body>('drafts.reviewed')
    expect(replayed(since!, transactions, 'drafts.reviewed')).toEqual(
      withoutRevision(draft as Body),
    )
  })

  test('of a document that came published, by the seed or an import', async () => {
    await client.create({ _id: 'imported', _type: 'leaf', title: 'as imported' })
    await edit('imported', { title: 'edited' })
    const events = await eventsOf('drafts.imported')
    expect(types(events)).toEqual(['createDocumentVersion', 'publishDocumentVersion'])
    const since = await documentAt('drafts.imported', { revision: revisionOf(events[1]!) })
    expect(since).toMatchObject({ _id: 'drafts.imported', title: 'as imported' })
    const transactions = await transactionsOf('drafts.imported', since!._rev)
    expect(replayed(since!, transactions, 'drafts.imported')).toMatchObject({ title: 'edited' })
  })

  test('between two revisions, past the fifty transactions of a page', async () => {
    await start('long', 'edit 0')
    const revisions: string[] = []
    for (let n = 1; n <= 120; n += 1) revisions.push(await edit('long', { title: `edit ${n}` }))
    const since = await documentAt('drafts.long', { revision: revisions[4]! })
    expect(since).toMatchObject({ title: 'edit 5' })
    const transactions = await transactionsOf('drafts.long', revisions[4]!, revisions[109])
    expect(transactions.map(({ id }) => id)).toEqual(revisions.slice(5, 110))
    expect(replayed(since!, transactions, 'drafts.long')).toMatchObject({ title: 'edit 110' })
  })
})

test('every step of a document is an event, for the draft and for what is published', async () => {
  await start('steps', 'one')
  await publish('steps')
  await edit('steps', { title: 'two' })
  await client.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.steps' })
  await client.patch('steps').set({ title: 'live' }).commit()
  const ids = { draftId: 'drafts.steps', publishedId: 'steps' }
  await client.action({ actionType: 'sanity.action.document.unpublish', ...ids })
  await publish('steps')
  await client.action({
    actionType: 'sanity.action.document.delete',
    publishedId: 'steps',
    includeDrafts: [],
  })
  const onDraft = [
    'deleteDocumentGroup',
    'publishDocumentVersion',
    'createDocumentVersion',
    'publishDocumentVersion',
    'deleteDocumentVersion',
    'createDocumentVersion',
    'publishDocumentVersion',
    'createDocumentVersion',
  ]
  const onPublished = [
    'deleteDocumentGroup',
    'publishDocumentVersion',
    'unpublishDocument',
    'updateLiveDocument',
    'publishDocumentVersion',
  ]
  expect(types(await eventsOf('drafts.steps'))).toEqual(onDraft)
  expect(types(await eventsOf('steps'))).toEqual(onPublished)
  // The same in pages of three.
  expect(types(await eventsOf('drafts.steps', 3))).toEqual(onDraft)
})

test('every event of a draft names a revision that can be read, so that it can be compared', async () => {
  for (const id of ['drafts.reviewed', 'drafts.imported', 'drafts.steps']) {
    for (const event of await eventsOf(id)) {
      if (event.type === 'deleteDocumentGroup') continue
      const document = await documentAt(id, { revision: revisionOf(event) })
      expect([event.type, document?._id]).toEqual([event.type, id])
    }
  }
})

describe('restoring', () => {
  /** Reads both forms of a revision and takes the one that has it, as the Studio does. */
  const revisionOfEither = async (id: string, query: Record<string, string>) => {
    const { documents } = await history<{ documents: Body[] }>(
      `documents/${id},drafts.${id}`,
      query,
    )
    return documents.find(({ _rev }) => !query.revision || _rev === query.revision)
  }

  test('a revision replaces the draft', async () => {
    const first = (await start('restored', 'first')).transactionId
    await edit('restored', { title: 'second' })
    await publish('restored')
    const revision = await revisionOfEither('restored', { revision: first })
    const { _updatedAt, ...attributes } = revision as Body & { _updatedAt: string; _type: string }
    await client.action({
      actionType: 'sanity.action.document.replaceDraft',
      publishedId: 'restored',
      attributes: { ...attributes, _id: 'drafts.restored' },
    })
    expect(await client.getDocument('drafts.restored')).toMatchObject({ title: 'first' })
    expect(await client.getDocument('restored')).toMatchObject({ title: 'second' })
  })

  test('a deleted document comes back from its last revision', async () => {
    await start('deleted', 'kept')
    await publish('deleted')
    await client.action({
      actionType: 'sanity.action.document.delete',
      publishedId: 'deleted',
      includeDrafts: [],
    })
    const last = await revisionOfEither('deleted', { lastRevision: 'true' })
    const attributes = { ...last, _id: 'drafts.deleted', _type: 'leaf' }
    await client.action([
      {
        actionType: 'sanity.action.document.create',
        publishedId: 'deleted',
        attributes,
        ifExists: 'fail',
      },
      { actionType: 'sanity.action.document.replaceDraft', publishedId: 'deleted', attributes },
    ])
    expect(await client.getDocument('drafts.deleted')).toMatchObject({ title: 'kept' })
  })
})

test('a document is read as it was at a time, a time that is none is refused', async () => {
  await start('timed', 'early')
  const early = (await client.getDocument<Body>('drafts.timed'))!
  await new Promise((resolve) => setTimeout(resolve, 20))
  await edit('timed', { title: 'late' })
  const time = String(early._updatedAt)
  expect(await documentAt('drafts.timed', { time })).toMatchObject({ title: 'early' })
  expect(await documentAt('drafts.timed', {})).toMatchObject({ title: 'late' })
  expect(await documentAt('drafts.timed', { revision: 'unknown' })).toBeUndefined()
  await expect(documentAt('drafts.timed', { time: 'soon' })).rejects.toThrow(/not a time/)
})

test('transactions backwards, with what was sent, and with the other documents they touched', async () => {
  await client
    .transaction([
      { create: { _id: 'one', _type: 'leaf' } },
      { create: { _id: 'other', _type: 'leaf' } },
    ])
    .commit({ transactionId: 'both' })
  await client.patch('one').set({ title: 'x' }).commit({ transactionId: 'second' })
  const lines = async (query: Record<string, string>) =>
    String(await history<string>('transactions/one', query))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  const [second, both] = await lines({ reverse: 'true' })
  expect(second).toMatchObject({ id: 'second', mutations: [{ patch: { set: { title: 'x' } } }] })
  expect(both).toMatchObject({ id: 'both', documentIDs: ['one', 'other'] })
  const [, only] = await lines({ reverse: 'true', includeIdentifiedDocumentsOnly: 'true' })
  expect(only).toMatchObject({ documentIDs: ['one'] })
  expect(await lines({ limit: '1', excludeContent: 'true' })).toEqual([
    expect.not.objectContaining({ mutations: expect.anything() }),
  ])
})

test('history stands after a kill and a restart', async () => {
  const before = await eventsOf('drafts.reviewed')
  await lake.stop('SIGKILL')
  await lake.start()
  expect(await eventsOf('drafts.reviewed')).toEqual(before)
})
