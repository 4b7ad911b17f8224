import type { Patch } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type ContractDataset, contractDataset } from './contract-dataset.ts'
import { refusal } from './refusal.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let data: ContractDataset

beforeAll(async () => {
  data = await contractDataset()
})
afterAll(() => data.remove())

const before = {
  title: 'The firsst title',
  n: 3,
  nested: { text: 'deep', more: 1 },
  tags: ['a', 'b', 'c'],
  blocks: [
    { _key: 'k1', text: 'one', marks: ['x'] },
    { _key: 'k2', text: 'two', marks: [] as string[] },
    { _key: 'k3', text: 'three', marks: [] as string[] },
  ],
}
const [one, two, three] = before.blocks as [object, object, object]
const added = { _key: 'new', text: 'new' }

test.each<[string, (patch: Patch) => Patch, Record<string, unknown>]>([
  [
    'set',
    (patch) => patch.set({ title: 'T', 'nested.text': 'D' }),
    { title: 'T', nested: { text: 'D', more: 1 } },
  ],
  ['set of a new path', (patch) => patch.set({ 'other.deep': 1 }), { other: { deep: 1 } }],
  [
    'set by key',
    (patch) => patch.set({ 'blocks[_key=="k2"].text': 'T' }),
    { blocks: [one, { ...two, text: 'T' }, three] },
  ],
  [
    'set by index',
    (patch) => patch.set({ 'tags[-1]': 'z', 'blocks[0].text': 'F' }),
    { tags: ['a', 'b', 'z'], blocks: [{ ...one, text: 'F' }, two, three] },
  ],
  [
    'set where a condition holds',
    (patch) => patch.set({ 'blocks[text=="two"].text': 'T' }),
    { blocks: [one, { ...two, text: 'T' }, three] },
  ],
  [
    'set by a recursive path',
    (patch) => patch.set({ '..more': 2 }),
    { nested: { text: 'deep', more: 2 } },
  ],
  [
    'setIfMissing',
    (patch) => patch.setIfMissing({ title: 'T', fresh: [] }),
    { title: before.title, fresh: [] },
  ],
  [
    'setIfMissing, then set inside',
    (patch) => patch.setIfMissing({ map: {} }).set({ 'map.a': 1 }),
    { map: { a: 1 } },
  ],
  [
    'unset',
    (patch) => patch.unset(['title', 'nested.more']),
    { title: undefined, nested: { text: 'deep' } },
  ],
  ['unset by key', (patch) => patch.unset(['blocks[_key=="k2"]']), { blocks: [one, three] }],
  ['unset by index and range', (patch) => patch.unset(['tags[0:2]']), { tags: ['c'] }],
  [
    'unset of a path that is not there',
    (patch) => patch.unset(['no.such']),
    { title: before.title },
  ],
  [
    'inc and dec',
    (patch) => patch.inc({ n: 2, 'nested.more': 1.5 }).dec({ n: 1 }),
    { n: 4, nested: { text: 'deep', more: 2.5 } },
  ],
  [
    'insert before an index',
    (patch) => patch.insert('before', 'tags[0]', ['x', 'y']),
    { tags: ['x', 'y', 'a', 'b', 'c'] },
  ],
  [
    'insert after the last',
    (patch) => patch.insert('after', 'tags[-1]', ['x']),
    { tags: ['a', 'b', 'c', 'x'] },
  ],
  [
    'insert before a key',
    (patch) => patch.insert('before', 'blocks[_key=="k2"]', [added]),
    { blocks: [one, added, two, three] },
  ],
  [
    'insert after a key',
    (patch) => patch.insert('after', 'blocks[_key=="k2"]', [added]),
    { blocks: [one, two, added, three] },
  ],
  [
    'insert in place of a key',
    (patch) => patch.insert('replace', 'blocks[_key=="k2"]', [added]),
    { blocks: [one, added, three] },
  ],
  [
    'insert in place of a range',
    (patch) => patch.insert('replace', 'tags[0:2]', ['x']),
    { tags: ['x', 'c'] },
  ],
  [
    'insert inside an item',
    (patch) => patch.insert('after', 'blocks[_key=="k1"].marks[-1]', ['y']),
    { blocks: [{ ...one, marks: ['x', 'y'] }, two, three] },
  ],
  ['append and prepend', (patch) => patch.append('tags', ['z']), { tags: ['a', 'b', 'c', 'z'] }],
  ['splice', (patch) => patch.splice('tags', 1, 1, ['x', 'y']), { tags: ['a', 'x', 'y', 'c'] }],
  [
    'diffMatchPatch',
    (patch) =>
      patch.diffMatchPatch({
        title: '@@ -5,6 +5,5 @@\n firs\n-s\n t\n',
        'nested.text': '@@ -1,4 +1,5 @@\n deep\n+!\n',
      }),
    { title: 'The first title', nested: { text: 'deep!', more: 1 } },
  ],
])('%s', async (name, change, after) => {
  const { _id } = await data.writer.create({ _type: data.type, ...before })
  await change(data.writer.patch(_id)).commit()
  const document = await data.writer.getDocument(_id)
  const { _id: _, _type, _rev, _createdAt, _updatedAt, ...attributes } = document!
  expect(attributes, name).toEqual({ ...before, ...after })
})

describe('a patch', () => {
  test('answers with the document as it is then', async () => {
    const document = await data.writer.create({ _type: data.type, n: 1 })
    const patched = await data.writer.patch(document._id).inc({ n: 1 }).commit()
    expect(patched).toMatchObject({ n: 2, _createdAt: document._createdAt })
    expect(patched._rev).not.toBe(document._rev)
  })

  test('cannot change what a document is called', async () => {
    const document = await data.writer.create({ _type: data.type })
    const answer = data.writer
      .patch(document._id)
      .set({ _id: data.id('other') })
      .commit()
    await answer.catch(() => null)
    expect(await data.writer.getDocument(document._id)).toMatchObject({ _id: document._id })
    expect(await data.writer.getDocument(data.id('other'))).toBeUndefined()
  })

  test('of a document that does not exist is refused', async () => {
    const error = await refusal(data.writer.patch(data.id('nobody')).set({ n: 1 }).commit())
    expect(error.statusCode).toBe(409)
  })
})
