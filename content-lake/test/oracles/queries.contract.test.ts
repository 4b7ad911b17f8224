import { stegaClean } from '@sanity/client/stega'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type ContractDataset, contractDataset, isHosted, seenAs } from './contract-dataset.ts'
import { refusal } from './refusal.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let data: ContractDataset

beforeAll(async () => {
  data = await contractDataset()
  const { writer, id, type } = data
  await writer
    .transaction()
    .create({ _id: id('ann'), _type: type, kind: 'person', name: 'Ann' })
    .create({
      _id: id('one'),
      _type: type,
      kind: 'note',
      title: 'One',
      rank: 1,
      author: { _type: 'reference', _ref: id('ann') },
    })
    .create({ _id: id('two'), _type: type, kind: 'note', title: 'Two', rank: 2 })
    .create({ _id: `drafts.${id('two')}`, _type: type, kind: 'note', title: 'Two b', rank: 2 })
    .create({ _id: `drafts.${id('three')}`, _type: type, kind: 'note', title: 'Three', rank: 3 })
    .commit()
})
afterAll(() => data.remove())

const titles = () => `*[_type == "${data.type}" && kind == "note"] | order(rank asc, _id asc).title`

describe('queries', () => {
  test('take parameters of every kind', async () => {
    const params = { text: 'a "quoted" £ \\ \n', list: ['x', 1], on: true, none: null, number: 1.5 }
    const query = '{"text": $text, "list": $list, "on": $on, "none": $none, "number": $number}'
    expect(await data.reader.fetch(query, params)).toEqual(params)
  })

  test('too long for an address are posted', async () => {
    const ids = Array.from({ length: 2_000 }, (_, index) => `nobody-${index}`)
    const query = 'count(*[_id in $ids])'
    expect(await data.reader.fetch(query, { ids: [...ids, data.id('one')] })).toBe(1)
  })

  test('follow references, filter, order, slice and project', async () => {
    const query = `*[_type == $type && rank > 0] | order(rank desc) [0...2]{title, "by": author->name}`
    expect(await data.reader.fetch(query, { type: data.type })).toEqual([
      { title: 'Two', by: null },
      { title: 'One', by: 'Ann' },
    ])
  })

  test('answer with the query, its time and its tags when asked for the whole answer', async () => {
    const answer = await data.reader.fetch('*[0]._id', {}, { filterResponse: false })
    expect(answer).toMatchObject({ query: '*[0]._id', ms: expect.any(Number) })
    expect(answer.syncTags!.length).toBeGreaterThan(0)
    const without = await data.reader.fetch(
      '*[0]._id',
      {},
      { filterResponse: false, returnQuery: false },
    )
    expect(without).not.toHaveProperty('query')
  })

  test('answer with a source map when asked', async () => {
    const query = '*[_id == $id][0]{"name": title, "by": author->name}'
    const params = { id: data.id('one') }
    const options = { filterResponse: false, resultSourceMap: true } as const
    const { resultSourceMap } = await data.writer.fetch(query, params, options)
    const { documents, paths, mappings } = resultSourceMap!
    const sources = Object.entries(mappings).map(([at, { source }]) => {
      if (source.type !== 'documentValue') throw new Error(`${at} has no document`)
      return `${at} = ${documents[source.document]!._id} ${paths[source.path]}`
    })
    expect(sources.sort()).toEqual([
      `$['by'] = ${data.id('ann')} $['name']`,
      `$['name'] = ${data.id('one')} $['title']`,
    ])
  })

  test('carry invisible links to their fields when an editor previews', async () => {
    const stega = { enabled: true, studioUrl: 'http://127.0.0.1/studio' }
    const query = '*[_id == $id][0].title'
    const title = await data.writer
      .withConfig({ stega })
      .fetch<string>(query, { id: data.id('one') })
    expect(title.length).toBeGreaterThan('One'.length)
    expect(stegaClean(title)).toBe('One')
  })

  test('that cannot be read say where', async () => {
    const error = await refusal(data.reader.fetch('*[_type == "guide"'))
    expect(error.statusCode).toBe(400)
    expect(error.response.body).toMatchObject({
      error: {
        type: 'queryParseError',
        query: '*[_type == "guide"',
        start: expect.any(Number),
        end: expect.any(Number),
      },
    })
  })

  test('that call an unknown function name it', async () => {
    const error = await refusal(data.reader.fetch('nosuch(1)'))
    expect(error.statusCode).toBe(400)
    expect(error.message).toContain('nosuch')
  })

  test('match words as the Studio’s search does', async () => {
    const query = '*[_type == $type && title match text::query($words)]._id'
    const found = await seenAs(data.writer, 'drafts').fetch(query, {
      type: data.type,
      words: 'thr*',
    })
    expect(found).toEqual([data.id('three')])
  })
})

describe('single documents', () => {
  test('are fetched by id, missing ones are undefined or null', async () => {
    expect(await data.writer.getDocument(data.id('one'))).toMatchObject({ title: 'One' })
    expect(await data.writer.getDocument(data.id('nobody'))).toBeUndefined()
    const list = await data.writer.getDocuments([data.id('two'), data.id('nobody'), data.id('one')])
    expect(list.map((document) => document?.title ?? null)).toEqual(['Two', null, 'One'])
  })

  test('have an id, a type, a revision and two times', async () => {
    expect(await data.writer.getDocument(data.id('one'))).toMatchObject({
      _id: data.id('one'),
      _type: data.type,
      _rev: expect.stringMatching(/./),
      _createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d.*Z$/),
      _updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d.*Z$/),
    })
  })
})

describe('perspectives', () => {
  test('published shows no draft', async () => {
    expect(await seenAs(data.writer, 'published').fetch(titles())).toEqual(['One', 'Two'])
  })

  test.each(['drafts', 'previewDrafts'] as const)(
    '%s lays drafts over what is published',
    async (name) => {
      const client = seenAs(data.writer, name)
      expect(await client.fetch(titles())).toEqual(['One', 'Two b', 'Three'])
      const query = '*[_id == $id]{_id, _originalId}'
      expect(await client.fetch(query, { id: data.id('two') })).toEqual([
        { _id: data.id('two'), _originalId: `drafts.${data.id('two')}` },
      ])
    },
  )

  test('raw shows every document as it is stored', async () => {
    expect(await seenAs(data.writer, 'raw').fetch(titles())).toHaveLength(4)
  })

  test('raw shows the public only what is published', async () => {
    expect(await seenAs(data.reader, 'raw').fetch(titles())).toEqual(['One', 'Two'])
  })

  test('drafts are not for the public', async () => {
    const answer = seenAs(data.reader, 'drafts').fetch(titles())
    // Hosted answers with what the public may see, embedded refuses: neither shows a draft.
    const seen = await answer.catch((error: { statusCode?: number }) => error.statusCode)
    expect([401, ...(isHosted ? [['One', 'Two']] : [])]).toContainEqual(seen)
  })

  test('the default is raw before 2025-02-19 and published since', async () => {
    const { perspective: _, ...config } = data.writer.config()
    const at = (apiVersion: string) =>
      data.writer.withConfig({ ...config, apiVersion, perspective: undefined })
    expect(await at('2025-02-18').fetch(titles())).toHaveLength(4)
    expect(await at('2025-02-19').fetch(titles())).toHaveLength(2)
  })

  // A version can be made on a hosted project only inside a release, which not every plan has.
  test.skipIf(isHosted)('a stack shows the first layer that has the document', async () => {
    const { writer, id, type } = data
    const note = { _type: type, kind: 'note' }
    await writer.create({ ...note, _id: `versions.spring.${id('one')}`, title: 'One c', rank: 1 })
    expect(await seenAs(writer, ['spring', 'drafts']).fetch(titles())).toEqual([
      'One c',
      'Two b',
      'Three',
    ])
    expect(await seenAs(writer, ['drafts', 'spring']).fetch(titles())).toEqual([
      'One c',
      'Two b',
      'Three',
    ])
    expect(await seenAs(writer, ['spring']).fetch(titles())).toEqual(['One c', 'Two'])
  })
})
