import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type LakeProcess, lakeProcess } from '../test/environments/lake-process.ts'

// The real program is started, on machines of two busy cores too.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lake: LakeProcess

beforeAll(async () => {
  lake = await lakeProcess()
  await lake.start()
  const to = { _type: 'reference', _ref: 'car' }
  const client = lake.client({ withToken: true, perspective: 'raw' })
  await client.create({ _id: 'car', _type: 'car' })
  await client.create({ _id: 'list', _type: 'list', first: to, more: [{ ...to, _key: 'k1' }] })
  await client.create({ _id: 'drafts.list', _type: 'list', deep: { down: [[to]] } })
})
afterAll(() => lake.remove())

async function referencesTo(id: string, search = '', token = lake.token()) {
  const answer = await fetch(
    `${lake.url}/v2026-11-01/data/references/production/documents/${id}/to${search}`,
    token === '' ? {} : { headers: { authorization: `Bearer ${token}` } },
  )
  return (await answer.json()) as { totalCount: number; references: Record<string, unknown>[] }
}

test('every document that points at one is named, with where it does', async () => {
  expect(await referencesTo('car')).toEqual({
    totalCount: 2,
    references: [
      {
        projectId: 'larkway',
        datasetName: 'production',
        documentId: 'list',
        documentType: 'list',
        paths: ['first', 'more[_key=="k1"]'],
      },
      expect.objectContaining({ documentId: 'drafts.list', paths: ['deep.down[0][0]'] }),
    ],
  })
})

test('paths are left out, and the list is cut, when that is asked', async () => {
  const { totalCount, references } = await referencesTo('car', '?excludePaths=true&limit=1')
  expect([totalCount, references.length]).toEqual([2, 1])
  expect(references[0]).not.toHaveProperty('paths')
})

test('the public hears of published documents only', async () => {
  const { references } = await referencesTo('car', '', '')
  expect(references.map(({ documentId }) => documentId)).toEqual(['list'])
})

test.each(['nobody', 'car?excludeInternalReferences=true'])('%s has none', async (id) => {
  const [name, search] = id.split('?')
  const answer = await referencesTo(name!, search ? `?${search}` : '')
  expect(answer).toEqual({ totalCount: 0, references: [] })
})
