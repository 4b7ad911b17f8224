import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type ContractDataset, contractDataset } from './contract-dataset.ts'
import { refusal } from './refusal.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let data: ContractDataset

beforeAll(async () => {
  data = await contractDataset()
})
afterAll(() => data.remove())

const made = (name: string, more: Record<string, unknown> = {}) =>
  data.writer.create({ _id: data.id(name), _type: data.type, ...more })
const read = (name: string) => data.writer.getDocument(data.id(name))

describe('documents', () => {
  test('are created with an id of their own when they have none', async () => {
    const document = await data.writer.create({ _type: data.type, title: 'No id' })
    expect(document._id).toMatch(/./)
    expect(await data.writer.getDocument(document._id)).toEqual(document)
    const draft = await data.writer.create({ _id: 'drafts.', _type: data.type })
    expect(draft._id).toMatch(/^drafts\../)
  })

  test('cannot be created twice', async () => {
    await made('twice')
    const error = await refusal(made('twice'))
    expect(error.statusCode).toBe(409)
    expect(error.response.body).toMatchObject({
      error: {
        type: 'mutationError',
        items: [{ index: 0, error: { type: 'documentAlreadyExistsError', id: data.id('twice') } }],
      },
    })
  })

  test('are created if they do not exist, and otherwise left alone', async () => {
    const document = { _id: data.id('if'), _type: data.type, n: 1 }
    await data.writer.createIfNotExists(document)
    await data.writer.createIfNotExists({ ...document, n: 2 })
    expect(await read('if')).toMatchObject({ n: 1 })
  })

  test('are replaced whole and keep the time of their creation', async () => {
    const first = await made('replace', { n: 1, more: true })
    const next = await data.writer.createOrReplace({ _id: first._id, _type: data.type, n: 2 })
    expect(next).toMatchObject({ n: 2, _createdAt: first._createdAt })
    expect(next).not.toHaveProperty('more')
    expect(next._rev).not.toBe(first._rev)
  })

  test('are deleted, one or by a query', async () => {
    await made('gone')
    await data.writer.delete(data.id('gone'))
    expect(await read('gone')).toBeUndefined()
    await made('gone-1', { batch: 'x' })
    await made('gone-2', { batch: 'x' })
    await made('stays', { batch: 'y' })
    const query = '*[_type == $type && batch == "x"]'
    await data.writer.delete({ query, params: { type: data.type } })
    expect(await read('gone-1')).toBeUndefined()
    expect(await read('gone-2')).toBeUndefined()
    expect(await read('stays')).toBeDefined()
  })

  test('are patched by a query', async () => {
    await made('many-1', { pile: true, n: 1 })
    await made('many-2', { pile: true, n: 5 })
    const query = '*[_type == $type && pile]'
    await data.writer
      .patch({ query, params: { type: data.type } })
      .inc({ n: 1 })
      .commit({ returnFirst: false })
    expect([await read('many-1'), await read('many-2')].map((item) => item?.n)).toEqual([2, 6])
  })

  test('are not changed by a dry run', async () => {
    await data.writer.create({ _id: data.id('dry'), _type: data.type }, { dryRun: true })
    expect(await read('dry')).toBeUndefined()
  })

  test('get keys in their lists when asked', async () => {
    const options = { autoGenerateArrayKeys: true }
    const document = await data.writer.create({ _type: data.type, list: [{ a: 1 }] }, options)
    expect(document.list).toEqual([{ a: 1, _key: expect.stringMatching(/./) }])
  })
})

describe('a transaction', () => {
  test('answers with its id and what became of each document', async () => {
    await made('answered')
    const answer = await data.writer
      .transaction()
      .create({ _id: data.id('answered-2'), _type: data.type })
      .patch(data.id('answered'), (patch) => patch.set({ n: 1 }))
      .delete(data.id('answered-2'))
      .commit({ returnDocuments: false, returnFirst: false })
    expect(answer.transactionId).toMatch(/./)
    expect(answer.documentIds).toEqual(
      expect.arrayContaining([data.id('answered'), data.id('answered-2')]),
    )
  })

  test('takes the id it is given', async () => {
    const transactionId = data.id('transaction')
    const answer = await data.writer
      .transaction()
      .transactionId(transactionId)
      .create({ _id: data.id('named'), _type: data.type })
      .commit()
    expect(answer.transactionId).toBe(transactionId)
    expect((await read('named'))?._rev).toBe(transactionId)
  })

  test('happens whole or not at all', async () => {
    await made('whole', { n: 1 })
    const error = await refusal(
      data.writer
        .transaction()
        .create({ _id: data.id('half'), _type: data.type })
        .patch(data.id('whole'), (patch) => patch.set({ n: 2 }))
        .patch(data.id('nobody'), (patch) => patch.set({ n: 2 }))
        .commit(),
    )
    expect(error.statusCode).toBe(409)
    expect(error.response.body).toMatchObject({
      error: {
        type: 'mutationError',
        items: [{ index: expect.any(Number), error: { type: 'documentNotFoundError' } }],
      },
    })
    expect(await read('half')).toBeUndefined()
    expect(await read('whole')).toMatchObject({ n: 1 })
  })
})

describe('optimistic locking', () => {
  test('lets a patch of the current revision through and refuses one of an older', async () => {
    const first = await made('locked', { n: 1 })
    const patch = () => data.writer.patch(first._id).ifRevisionId(first._rev)
    await patch().set({ n: 2 }).commit()
    const error = await refusal(patch().set({ n: 3 }).commit())
    expect(error.statusCode).toBe(409)
    expect(error.response.body).toMatchObject({
      error: { items: [{ error: { type: 'documentRevisionIDDoesNotMatchError' } }] },
    })
    expect(await read('locked')).toMatchObject({ n: 2 })
  })
})

describe('references', () => {
  const to = (name: string, more = {}) => ({ _type: 'reference', _ref: data.id(name), ...more })

  test('must resolve unless they are weak', async () => {
    const error = await refusal(made('dangling', { to: to('nobody') }))
    expect(error.statusCode).toBe(409)
    expect(error.response.body).toMatchObject({
      error: {
        items: [
          { error: { type: 'documentReferenceDoesNotExistError', referenceID: data.id('nobody') } },
        ],
      },
    })
    expect(await made('weak', { to: to('nobody', { _weak: true }) })).toBeDefined()
  })

  test('hold what they point at', async () => {
    await made('held')
    await made('holder', { list: [{ deep: to('held') }] })
    const error = await refusal(data.writer.delete(data.id('held')))
    expect(error.statusCode).toBe(409)
    expect(error.response.body).toMatchObject({
      error: {
        items: [
          {
            error: {
              type: 'documentHasExistingReferencesError',
              referencingIDs: [data.id('holder')],
            },
          },
        ],
      },
    })
    await data.writer.transaction().delete(data.id('held')).delete(data.id('holder')).commit()
    expect(await read('held')).toBeUndefined()
  })
})

test('nobody writes without a token, or with a wrong one', async () => {
  const write = { _id: data.id('public'), _type: data.type }
  expect((await refusal(data.reader.create(write))).statusCode).toBeGreaterThanOrEqual(401)
  const wrong = data.reader.withConfig({ token: 'wrong' })
  expect((await refusal(wrong.create(write))).statusCode).toBe(401)
  expect(await read('public')).toBeUndefined()
})
