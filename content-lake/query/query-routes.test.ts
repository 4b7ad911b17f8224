import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type LakeProcess, lakeProcess } from '../test/environments/lake-process.ts'
import { syncTagsOf } from './cache/sync-tags.ts'

// The real program is started, on machines of two busy cores too.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lake: LakeProcess
beforeAll(async () => {
  lake = await lakeProcess()
  await lake.start()
  const writer = lake.client({ withToken: true })
  await writer.create({ _id: 'road-tax', _type: 'costTable', title: 'Old', notes: ['a'] })
  await writer.create({ _id: 'guide', _type: 'guide', table: { _ref: 'road-tax', _weak: true } })
})
afterAll(() => lake.remove())

async function answerTo(query: string, { withToken = false, more = '' } = {}) {
  const address = `${lake.url}/v2026-11-01/data/query/production?query=${encodeURIComponent(query)}${more}`
  const headers = withToken ? { authorization: `Bearer ${lake.token()}` } : undefined
  const response = await fetch(address, headers && { headers })
  return { response, body: (await response.json()) as Record<string, unknown> }
}

const tables = '*[_type == "costTable"]{title, "isKnownNow": now() > "2000"}'
const titles = '*[_type == "costTable"].title'
const shaped =
  '*[_type == "guide"]{_id, "table": table->{title, notes}, "has": defined(table), "size": count(notes)}'
const ofGuides = '*[_type == "guide"]{"title": table->title}'

test('an answer has the result, its tags, its time and, when it is asked for, the query', async () => {
  const { response, body } = await answerTo(titles)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.headers.get('server-timing')).toMatch(/^query;dur=\d+\.\d\d$/)
  expect(body).toEqual({
    query: titles,
    result: ['Old'],
    syncTags: [expect.stringMatching(/^s1:/)],
    ms: expect.any(Number),
  })
  const bare = await answerTo(titles, { more: '&returnQuery=false' })
  expect(Object.keys(bare.body)).toEqual(['result', 'syncTags', 'ms'])
})

test('each who asks has an answer of their own, however the same query was answered before', async () => {
  const writer = lake.client({ withToken: true })
  await writer.create({ _id: 'drafts.road-tax', _type: 'costTable', title: 'Draft' })
  const resultFor = async (more: string, withToken = true) =>
    (await answerTo(titles, { withToken, more })).body.result
  expect(await resultFor('&perspective=published', false)).toEqual(['Old'])
  expect(await resultFor('&perspective=drafts')).toEqual(['Draft'])
  expect(await resultFor('&perspective=raw')).toEqual(['Old', 'Draft'])
  expect(await resultFor('&perspective=raw', false)).toEqual(['Old'])
  expect((await answerTo(titles, { more: '&perspective=drafts' })).response.status).toBe(401)
  const mapped = await answerTo(titles, { more: '&resultSourceMap=true' })
  expect(mapped.body.resultSourceMap).toMatchObject({ documents: [{ _id: 'road-tax' }] })
  expect((await answerTo(titles)).body).not.toHaveProperty('resultSourceMap')
  await writer.delete('drafts.road-tax')
  expect(await resultFor('&perspective=drafts')).toEqual(['Old'])
})

test('versions of a release are seen as they stand, whichever types hide each other', async () => {
  const writer = lake.client({ withToken: true })
  const ask = async () =>
    (await answerTo(titles, { withToken: true, more: '&perspective=spring,autumn' })).body.result
  await writer.create({ _id: 'versions.autumn.road-tax', _type: 'costTable', title: 'Autumn' })
  expect(await ask()).toEqual(['Autumn'])
  await writer.create({ _id: 'versions.spring.road-tax', _type: 'faq' })
  expect(await ask()).toEqual([])
  await writer.delete('versions.spring.road-tax')
  expect(await ask()).toEqual(['Autumn'])
  await writer.delete('versions.autumn.road-tax')
  const { body } = await answerTo(titles, { withToken: true, more: '&perspective=spring' })
  expect(body.syncTags).toEqual(syncTagsOf('production', null))
})

test('a parameter is part of the question', async () => {
  const notes = '*[_type == "costTable"]{"has": $note in notes}[0].has'
  const has = async (note: string) =>
    (await answerTo(notes, { more: `&$note=${encodeURIComponent(JSON.stringify(note))}` })).body
      .result
  expect([await has('a'), await has('b'), await has('a')]).toEqual([true, false, true])
})

test('a write is in the very next answer: changed, referred to, deleted, and there again', async () => {
  const writer = lake.client({ withToken: true })
  const results = async () => [
    (await answerTo(titles)).body.result,
    (await answerTo(ofGuides)).body.result,
  ]
  /** The title in a projection whose results are kept, asked as another question each time. */
  let asked = 0
  const shapedTitle = async () => {
    const { result } = (await answerTo(shaped, { more: `&$asked=${(asked += 1)}` })).body
    return (result as { table: { title: string } | null }[])[0]!.table?.title
  }
  expect([await shapedTitle(), await shapedTitle(), await shapedTitle()]).toEqual(
    Array(3).fill('Old'),
  )
  expect(await results()).toEqual([['Old'], [{ title: 'Old' }]])
  await writer.patch('road-tax').set({ title: 'New' }).commit()
  expect(await results()).toEqual([['New'], [{ title: 'New' }]])
  expect(await shapedTitle()).toBe('New')
  await writer.delete('road-tax')
  expect(await results()).toEqual([[], [{ title: null }]])
  expect(await shapedTitle()).toBeUndefined()
  await writer.create({ _id: 'road-tax', _type: 'costTable', title: 'Again' })
  expect(await results()).toEqual([['Again'], [{ title: 'Again' }]])
  expect(await shapedTitle()).toBe('Again')
})

test('what depends on the time or on who asks is answered each time', async () => {
  const timeOf = async () => String((await answerTo('now()')).body.result)
  const first = await timeOf()
  await vi.waitFor(async () => expect((await timeOf()) > first).toBe(true))
  const identity = async (withToken: boolean) =>
    (await answerTo('identity()', { withToken, more: '&perspective=published' })).body.result
  expect(await identity(true)).not.toBe(await identity(false))
  expect((await answerTo(tables)).body.result).toMatchObject([{ isKnownNow: true }])
})
