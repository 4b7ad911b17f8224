import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ContractDataset, contractDataset, isHosted } from './contract-dataset.ts'
import { refusal } from './refusal.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let data: ContractDataset

beforeAll(async () => {
  data = await contractDataset()
})
afterAll(() => data.remove())

/** The texts of the published document and of its draft; undefined where there is none. */
async function texts(name: string) {
  const ids = [data.id(name), `drafts.${data.id(name)}`]
  const [published, draft] = await data.writer.getDocuments(ids)
  return { published: published?.text, draft: draft?.text }
}

const idsOf = (name: string) => ({
  publishedId: data.id(name),
  draftId: `drafts.${data.id(name)}`,
})

const created = (name: string) =>
  data.writer.action({
    actionType: 'sanity.action.document.create',
    publishedId: data.id(name),
    attributes: { _id: `drafts.${data.id(name)}`, _type: data.type, text: 'one' },
    ifExists: 'fail',
  })

test('lead a document from its first draft to being published, edited, discarded and unpublished', async () => {
  const { writer } = data
  const ids = idsOf('way')
  await created('way')
  expect(await texts('way')).toEqual({ published: undefined, draft: 'one' })
  await writer.action({ actionType: 'sanity.action.document.publish', ...ids })
  expect(await texts('way')).toEqual({ published: 'one', draft: undefined })
  await writer.action({
    actionType: 'sanity.action.document.edit',
    ...ids,
    patch: { set: { text: 'two' } },
  })
  expect(await texts('way')).toEqual({ published: 'one', draft: 'two' })
  await writer.action({ actionType: 'sanity.action.document.discard', draftId: ids.draftId })
  expect(await texts('way')).toEqual({ published: 'one', draft: undefined })
  await writer.action({ actionType: 'sanity.action.document.unpublish', ...ids })
  expect(await texts('way')).toEqual({ published: undefined, draft: 'one' })
})

test('delete the published document with its drafts', async () => {
  const ids = idsOf('deleted')
  await created('deleted')
  await data.writer.action({ actionType: 'sanity.action.document.publish', ...ids })
  await data.writer.action({
    actionType: 'sanity.action.document.edit',
    ...ids,
    patch: { set: { text: 'two' } },
  })
  await data.writer.action({
    actionType: 'sanity.action.document.delete',
    publishedId: ids.publishedId,
    includeDrafts: [ids.draftId],
  })
  expect(await texts('deleted')).toEqual({ published: undefined, draft: undefined })
})

test('several happen whole or not at all', async () => {
  await created('whole')
  const nothing = data.writer.action([
    { actionType: 'sanity.action.document.publish', ...idsOf('whole') },
    { actionType: 'sanity.action.document.publish', ...idsOf('nobody') },
  ])
  await refusal(nothing)
  expect(await texts('whole')).toEqual({ published: undefined, draft: 'one' })
})

test('creating a document that exists fails when told to', async () => {
  await created('exists')
  await refusal(created('exists'))
  expect(await texts('exists')).toEqual({ published: undefined, draft: 'one' })
})

test('a publication of another revision of the draft is refused', async () => {
  const ids = idsOf('stale')
  await created('stale')
  const draft = await data.writer.getDocument(ids.draftId)
  await data.writer.patch(ids.draftId).set({ text: 'two' }).commit()
  const publication = data.writer.action({
    actionType: 'sanity.action.document.publish',
    ...ids,
    ifDraftRevisionId: draft!._rev,
  })
  await refusal(publication)
  expect(await texts('stale')).toEqual({ published: undefined, draft: 'two' })
})

// Hosted projects have releases.
test.skipIf(isHosted)('one that is not supported is named', async () => {
  const action = { actionType: 'sanity.action.release.create', releaseId: 'r', metadata: {} }
  const refused = data.writer.action(action as never)
  await expect(refused).rejects.toThrow('sanity.action.release.create')
})
