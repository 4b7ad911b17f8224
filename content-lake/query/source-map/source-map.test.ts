import { parseJsonPath } from '@sanity/client/csm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LakeDocument } from '#content-lake/store/document.ts'
import { runQuery } from '../execute/evaluate-query.ts'
import type { DocumentView } from '../execute/perspective.ts'

type Json = Record<string, unknown>

const viewOf = (documents: Json[]): DocumentView => {
  const list = documents.map((document) => ({ _rev: 'r', ...document })) as LakeDocument[]
  return { list, byId: new Map(list.map((document) => [document._id, document])) }
}

function mapped(query: string, view: DocumentView) {
  const { result, sourceMap } = runQuery(
    { query, params: {}, view, identity: '', now: new Date(0) },
    { withSourceMap: true },
  )
  const { documents, paths, mappings } = sourceMap!
  const sources = Object.entries(mappings).map(([at, mapping]) => {
    const source = mapping.source as { document: number; path: number }
    return [at, `${documents[source.document]!._id} ${paths[source.path]}`] as const
  })
  return { result, sources: Object.fromEntries(sources) }
}

/** The value at a path of a source map. */
const at = (root: unknown, path: string): unknown =>
  parseJsonPath(path).reduce<unknown>((value, step) => {
    if (value === null || typeof value !== 'object') return undefined
    if (typeof step !== 'object') return (value as Json)[step]
    return (value as Json[]).find(({ _key }) => _key === step._key)
  }, root)

const view = viewOf([
  {
    _id: 'guide-1',
    _type: 'guide',
    title: 'Deposits',
    slug: { current: 'deposits' },
    category: { _type: 'reference', _ref: 'money' },
    tags: ['rent', 'fees'],
    body: [
      { _key: 'a', _type: 'block', children: [{ _key: 's', _type: 'span', text: 'First' }] },
      { _type: 'block', children: [{ _type: 'span', text: 'Second' }] },
    ],
    sections: [
      { _key: 'x', tags: ['one', 'two'] },
      { _key: 'y', tags: ['three'] },
    ],
  },
  {
    _id: 'guide-2',
    _type: 'guide',
    _originalId: 'drafts.guide-2',
    title: 'Rent',
    short: 'Rent in short',
    authors: [{ _ref: 'ann' }],
    category: { _ref: 'money' },
  },
  { _id: 'money', _type: 'category', title: 'Money', intro: 'About money' },
  { _id: 'ann', _type: 'person', name: "Ann O'Neil", "it's": 'odd' },
])

describe('a string of an answer leads to its field', () => {
  test.each<[string, string, Record<string, string>]>([
    ['an attribute', '*[_id == "guide-1"][0].title', { $: "guide-1 $['title']" }],
    [
      'a projection, with a name of its own and inside an object',
      '*[_id == "guide-1"][0]{title, "slug": slug.current}',
      {
        "$['title']": "guide-1 $['title']",
        "$['slug']": "guide-1 $['slug']['current']",
      },
    ],
    [
      'a reference',
      '*[_id == "guide-1"][0]{"in": category->title, "all": category->{intro}}',
      {
        "$['in']": "money $['title']",
        "$['all']['intro']": "money $['intro']",
      },
    ],
    [
      'references in a list',
      '*[_id == "guide-2"][0]{"by": authors[]->name}',
      { "$['by'][0]": "ann $['name']" },
    ],
    [
      'a draft, by the id of the draft',
      '*[_id == "guide-2"]{title}',
      { "$[0]['title']": "drafts.guide-2 $['title']" },
    ],
    [
      'a list of strings',
      '*[_id == "guide-1"][0]{tags, "last": tags[-1], "some": tags[]}',
      {
        "$['tags'][0]": "guide-1 $['tags'][0]",
        "$['tags'][1]": "guide-1 $['tags'][1]",
        "$['last']": "guide-1 $['tags'][1]",
        "$['some'][0]": "guide-1 $['tags'][0]",
        "$['some'][1]": "guide-1 $['tags'][1]",
      },
    ],
    [
      'portable text, by keys where there are keys',
      '*[_id == "guide-1"][0]{"texts": body[].children[].text}',
      {
        "$['texts'][0]": "guide-1 $['body'][?(@._key=='a')]['children'][?(@._key=='s')]['text']",
        "$['texts'][1]": "guide-1 $['body'][1]['children'][0]['text']",
      },
    ],
    [
      'lists of lists',
      '*[_id == "guide-1"][0].sections[].tags[]',
      {
        '$[0]': "guide-1 $['sections'][?(@._key=='x')]['tags'][0]",
        '$[1]': "guide-1 $['sections'][?(@._key=='x')]['tags'][1]",
        '$[2]': "guide-1 $['sections'][?(@._key=='y')]['tags'][0]",
      },
    ],
    [
      'the choice of coalesce()',
      '*[_type == "guide"]|order(_id asc){"text": coalesce(short, title)}',
      {
        "$[0]['text']": "guide-1 $['title']",
        "$[1]['text']": "drafts.guide-2 $['short']",
      },
    ],
    [
      'the choice of select()',
      '*[_id == "guide-1"][0]{"text": select(count(tags) > 1 => slug.current, title)}',
      { "$['text']": "guide-1 $['slug']['current']" },
    ],
    [
      'a subquery that looks back',
      '*[_id == "money"][0]{"guides": *[_type == "guide" && category._ref == ^._id]{title}}',
      {
        "$['guides'][0]['title']": "guide-1 $['title']",
        "$['guides'][1]['title']": "drafts.guide-2 $['title']",
      },
    ],
    [
      'a subquery that compares a text of the document around it',
      '*[_id == "guide-1"][0]{"same": *[title == ^.title][0].title}',
      { "$['same']": "guide-1 $['title']" },
    ],
    [
      'a projection of a projection',
      '*[_id == "ann"]{"who": name}[0]{"again": who}',
      { "$['again']": "ann $['name']" },
    ],
    [
      'ranked documents',
      '*[_type == "category"] | score(title match "money") {title}',
      { "$[0]['title']": "money $['title']" },
    ],
    [
      'names that need escapes',
      '*[_id == "ann"][0]{"odd": @["it\'s"]}',
      { "$['odd']": String.raw`ann $['it\'s']` },
    ],
  ])('%s', (_name, query, expected) => {
    expect(mapped(query, view).sources).toMatchObject(expected)
  })

  test('a splat gives each attribute, those set after it their own source', () => {
    const { sources } = mapped(
      '*[_id == "money"][0]{..., "title": intro, _type == "category" => {"more": title}}',
      view,
    )
    expect(sources).toMatchObject({
      "$['title']": "money $['intro']",
      "$['intro']": "money $['intro']",
      "$['more']": "money $['title']",
    })
  })

  test('whole documents and blocks are mapped inside', () => {
    const { sources } = mapped('*[_id == "guide-1"][0]{body}', view)
    const text = "['body'][0]['children'][0]['text']"
    expect(sources[`$${text}`]).toBe(
      "guide-1 $['body'][?(@._key=='a')]['children'][?(@._key=='s')]['text']",
    )
  })

  test.each([
    ['a text made of others', '*[_id == "money"][0]{"text": title + " " + intro}'],
    ['a text that was changed', '*[_id == "money"][0]{..., "title": upper(title)}.title'],
    ['a changed text that happens to be the same', '*[_id == "money"][0]{"t": pt::text(body)}'],
    ['a constant equal to a field', '{"text": "Money"}'],
    ['an attribute that a later one hides', '*[_id == "money"][0]{title, "title": "Money"}'],
  ])('%s has no source', (_name, query) => {
    expect(mapped(query, view).sources).toEqual({})
  })
})

describe('against brute force', () => {
  /** Every string unique, so the field of any string can be looked up. */
  const uniqueStrings = (documents: Json[]): Json[] => {
    let count = 0
    const walk = (value: unknown, name: string): unknown => {
      if (Array.isArray(value)) return value.map((item) => walk(item, name))
      if (value !== null && typeof value === 'object') {
        return Object.fromEntries(
          Object.entries(value).map(([key, item]) => [key, walk(item, key)]),
        )
      }
      if (typeof value !== 'string' || name.startsWith('_')) return value
      count += 1
      return `text ${count}`
    }
    return documents.map((document) => walk(document, '') as Json)
  }
  const text = fc.constant('text')
  const reference = fc.constantFrom('d0', 'd1', 'd2', 'gone').map((_ref) => ({ _ref }))
  const keyed = fc.uniqueArray(fc.constantFrom('k1', 'k2', 'k3'), { maxLength: 3 })
  const blocks = keyed.chain((keys) =>
    fc.tuple(
      ...keys.map((_key) =>
        fc.record(
          { _key: fc.constant(_key), text, tags: fc.array(text, { maxLength: 2 }), to: reference },
          { requiredKeys: ['_key'] },
        ),
      ),
    ),
  )
  const document = fc.record(
    {
      title: text,
      summary: text,
      slug: fc.record({ current: text }),
      tags: fc.array(text, { maxLength: 3 }),
      body: blocks,
      to: reference,
      all: fc.array(reference, { maxLength: 3 }),
    },
    { requiredKeys: [] },
  )
  const documents = fc.array(document, { minLength: 1, maxLength: 3 }).map((items) =>
    uniqueStrings(
      items.map((item, index) => ({
        _id: `d${index}`,
        _type: `t${index % 2}`,
        _rev: 'r',
        ...item,
      })),
    ),
  )
  /** Expressions in the scope of a document, and projections of them. */
  const { projection } = fc.letrec<{ projection: string; value: string }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(
        'title',
        'summary',
        'slug.current',
        'tags',
        'tags[]',
        'tags[0]',
        'tags[-1]',
        'body',
        'body[].text',
        'body[].tags[]',
        'body[_key == "k1"][0].text',
        'body[]{text, tags}',
        'body[].to->title',
        'to->title',
        'all[]->title',
        'all[]->tags[]',
        'coalesce(summary, title)',
        'select(defined(summary) => slug.current, title)',
        '[title, to->summary]',
        'upper(title)',
        '(to->slug).current',
        '^.title',
      ),
      tie('projection').map((inner) => `to->${inner}`),
      tie('projection').map((inner) => `all[]->${inner}`),
      tie('projection').map((inner) => `*[_id != ^._id]${inner}`),
      tie('projection').map((inner) => `*[_id != ^._id][0]${inner}`),
      tie('projection').map((inner) => `${inner.replace(/^/, '@')}.a`),
    ),
    projection: fc
      .tuple(fc.constantFrom('', '..., ', '_type == "t0" => {...}, '), tie('value'), tie('value'))
      .map(([splat, a, b]) => `{${splat}"a": ${a}, "title": ${b}}`),
  }))

  test('every mapping leads to the one place of its string', () => {
    fc.assert(
      fc.property(documents, projection, (content, shape) => {
        const { result, sources } = mapped(`*${shape}`, viewOf(content))
        for (const [path, source] of Object.entries(sources)) {
          const [id, inside] = [source.slice(0, 2), source.slice(3)]
          const held = at(
            content.find(({ _id }) => _id === id),
            inside,
          )
          expect(typeof held).toBe('string')
          expect(at(result, path)).toBe(held)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('every string of a document is mapped, unless a function made it', () => {
    const count = (value: unknown): number => {
      if (typeof value === 'string') return value.startsWith('text ') ? 1 : 0
      if (value === null || typeof value !== 'object') return 0
      return Object.values(value).reduce<number>((sum, child) => sum + count(child), 0)
    }
    fc.assert(
      fc.property(documents, projection, (content, shape) => {
        const { result, sources } = mapped(`*${shape}`, viewOf(content))
        const strings = Object.keys(sources).filter((path) => count(at(result, path)) === 1)
        expect(strings.length).toBe(count(result))
      }),
      { numRuns: 500 },
    )
  })
})
