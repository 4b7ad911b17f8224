import { describe, expect, test } from 'vitest'
import { LakeError } from '#content-lake/http/lake-error.ts'
import type { LakeDocument } from '#content-lake/store/document.ts'
import { runQuery, evaluateQuery } from './evaluate-query.ts'
import type { DocumentView } from './perspective.ts'
import { queryLimits } from './query-budget.ts'
import type { unsupportedFunctions } from '../parse/unsupported-function.ts'

const viewOf = (documents: Record<string, unknown>[]): DocumentView => {
  const list = documents.map((document) => ({ _rev: 'r', ...document })) as LakeDocument[]
  return { list, byId: new Map(list.map((document) => [document._id, document])) }
}

const ask = (query: string, view: DocumentView, params: Record<string, unknown> = {}) =>
  evaluateQuery({ query, params, view, identity: 'me', now: new Date(0) })

function refusal(act: () => unknown): LakeError {
  try {
    act()
  } catch (error) {
    expect(error).toBeInstanceOf(LakeError)
    return error as LakeError
  }
  throw new Error('The query was answered.')
}

const view = viewOf([
  {
    _id: 'boilers',
    _type: 'guide',
    title: 'Broken boilers',
    body: [
      {
        _type: 'block',
        children: [{ _type: 'span', text: 'A boiler broke. Ask the installer first.' }],
      },
    ],
  },
  { _id: 'cars', _type: 'guide', title: 'First cars', to: { _ref: 'boilers' } },
  { _id: 'vans', _type: 'faq', title: 'Vans first', links: [{ to: { _ref: 'boilers' } }] },
])

describe('text::query()', () => {
  test.each<[string, string[]]>([
    ['boilers', ['boilers']],
    ['broken installer', ['boilers']],
    ['installer boilers', ['boilers']],
    ['broken vans', []],
    ['boil*', ['boilers']],
    ['boil', []],
    ['BROKEN', ['boilers']],
    ['first', ['boilers', 'cars', 'vans']],
    ['first -boilers', ['cars', 'vans']],
    ['"first cars"', ['cars']],
    ['"cars first"', []],
    ['first -"first cars"', ['boilers', 'vans']],
    // Words of two fields never make a phrase.
    ['"boilers a"', []],
    ['vans', ['vans']],
    ['*', ['boilers', 'cars', 'vans']],
    ['', ['boilers', 'cars', 'vans']],
    ['"', ['boilers', 'cars', 'vans']],
  ])('finds %j in whole documents', (words, ids) => {
    const query = '*[[@, _id] match text::query($words)]._id'
    expect(ask(query, view, { words })).toEqual(ids)
    expect(ask('*[@ match text::query($words)]._id', view, { words })).toEqual(ids)
  })

  test('looks into one attribute as well', () => {
    expect(ask('*[title match text::query("firs*")]._id', view)).toEqual(['cars', 'vans'])
    expect(ask('*[title match text::query("first -vans")]._id', view)).toEqual(['cars'])
    expect(ask('*[pt::text(body) match text::query("install*")]._id', view)).toEqual(['boilers'])
  })

  test('reads long and unbalanced words once, whatever they are', () => {
    const query = '*[title match text::query($words)]._id'
    expect(ask(query, view, { words: `${' '.repeat(100_000)}"first -vans` })).toEqual(['cars'])
    expect(ask(query, view, { words: `${'" '.repeat(50_001)}first` })).toEqual(['cars', 'vans'])
  })

  test('ranks as the Studio’s search asks', () => {
    const query = `*[_type in $types] | score(
      boost(title match text::query($words), 5), [@, _id] match text::query($words)
    )[_score > 0]{_id, _score} | order(_score desc)[0...10]`
    const found = ask(query, view, { types: ['guide', 'faq'], words: 'cars' })
    expect(found).toEqual([{ _id: 'cars', _score: expect.any(Number) }])
  })

  test('the hidden words are in no projection', () => {
    expect(ask('*[@ match text::query("vans")][0]', view)).toEqual(view.list[2])
  })
})

test('documents::get() and documents::incomingRefCount() work inside the dataset', () => {
  expect(ask('*[_id == "cars"][0]{"t": documents::get(to).title}', view)).toEqual({
    t: 'Broken boilers',
  })
  expect(ask('*{_id, "n": documents::incomingRefCount()}[n > 0]', view)).toEqual([
    { _id: 'boilers', n: 2 },
  ])
})

describe('what cannot be run is named', () => {
  const calls: Record<keyof typeof unsupportedFunctions, string> = {
    anywhere: 'anywhere(title)',
    'diff::changedAny': 'diff::changedAny(before, after, title)',
    'diff::changedOnly': 'diff::changedOnly(before, after, title)',
    'documents::incomingGlobalDocumentReferenceCount':
      'documents::incomingGlobalDocumentReferenceCount()',
    'geo::contains': 'geo::contains(a, b)',
    'geo::distance': 'geo::distance(a, b)',
    'geo::intersects': 'geo::intersects(a, b)',
    'geo::latLng': 'geo::latLng(1, 2)',
    'media::aspect': 'media::aspect(image, "credits")',
    'text::query': 'text::query("words")',
    'text::semanticSimilarity': 'text::semanticSimilarity("words")',
    'user::attributes': 'user::attributes()',
  }
  test.each(Object.entries(calls))('%s', (name, call) => {
    const query = `*[_type == "guide" && ${call}]`
    const error = refusal(() => ask(query, view))
    expect(error).toMatchObject({
      status: 400,
      type: 'queryParseError',
      message: expect.stringContaining(`${name}()`),
      details: { query, start: query.indexOf(name), end: query.indexOf(name) + name.length },
    })
  })

  test.each([
    ['*[array::sort(a)]', 'array::sort', 2],
    ['* | semanticSearch("a")', 'semanticSearch', 4],
    ['*[nosuch(a)]', 'nosuch', 2],
    ['*[no::such(a)]', 'no::such', 2],
    ['*[delta::changedAny(a)]', 'delta::changedAny', 2],
  ])('%s', (query, name, start) => {
    const error = refusal(() => ask(query, view))
    expect(error).toMatchObject({ status: 400, type: 'queryParseError', details: { start } })
    expect(error.message).toContain(`${name}()`)
  })
})

describe('a query that cannot be read', () => {
  test.each([
    ['', 0, 0],
    ['*[', 1, 2],
    ['*[_type == "guide"', 17, 18],
  ])('%j', (query, start, end) => {
    const error = refusal(() => ask(query, view))
    expect(error).toMatchObject({
      status: 400,
      type: 'queryParseError',
      details: { query, start, end },
    })
  })

  test('is refused when it is too long or too deep', () => {
    const long = `*[${'_id == "a" || '.repeat(5_000)}true]`
    expect(refusal(() => ask(long, view)).message).toContain('Put long lists into parameters')
    const deep = `${'!'.repeat(20_000)}true`
    expect(refusal(() => ask(deep, view)).message).toContain('nested too deeply')
  })
})

describe('a query that would never end', () => {
  const many = viewOf(Array.from({ length: 300 }, (_, index) => ({ _id: `d${index}`, _type: 'd' })))

  test('is ended when its time is over', () => {
    let clock = 0
    // Every look at the clock takes a tenth of the time there is.
    const clockMs = () => (clock += queryLimits.timeMs / 10)
    const query = 'count(*{"a": *{"b": *{"c": count(*)}}})'
    const input = { query, params: {}, view: many, identity: '', now: new Date(0), clockMs }
    expect(refusal(() => evaluateQuery(input))).toMatchObject({ status: 400, type: 'queryTimeout' })
    expect(clock).toBeLessThanOrEqual(queryLimits.timeMs * 1.3)
  })

  test('is ended in the loop of an order as well', () => {
    let clock = 0
    const clockMs = () => (clock += queryLimits.timeMs / 2)
    const query = '*|order(count(*[_id > ^._id]) desc)[0]'
    const input = { query, params: {}, view: many, identity: '', now: new Date(0), clockMs }
    expect(refusal(() => evaluateQuery(input)).type).toBe('queryTimeout')
  })

  test.each([
    ['a condition', 'count(*[_id > ^._id]) > 3'],
    ['a match', '_id match "d*" && _type match "d"'],
    ['a boost', 'boost(_id match "d*" || _type match "x", 2)'],
  ])('and in the loop of a ranking by %s', (_name, condition) => {
    let clock = 0
    const clockMs = () => (clock += queryLimits.timeMs / 2)
    const input = { query: `*|score(${condition})`, params: {}, view: many, identity: '' }
    expect(refusal(() => evaluateQuery({ ...input, now: new Date(0), clockMs })).type).toBe(
      'queryTimeout',
    )
  })

  test('or whose answer would fill the memory is refused', () => {
    const text = 'x'.repeat(1_000_000)
    const large = viewOf([
      { _id: 'large', _type: 'large', text },
      ...many.list.map((document) => ({ ...document })),
    ])
    const error = refusal(() => ask('*{"all": *[_type == "large"]}', large))
    expect(error).toMatchObject({ status: 400, type: 'queryAnswerTooLarge' })
    expect(ask('*[0...3]{"all": *[_type == "large"].text}', large)).toHaveLength(3)
  })
})

describe('a query that makes ever larger values', () => {
  const chain = (step: string) => `{"a": [1, 2]}${step.repeat(30)}`
  test.each([
    ['arrays that splat twice', chain('{"a": [...a, ...a]}')],
    ['arrays that are added', chain('{"a": a + a}')],
    ['texts', `{"a": "xy"}${'{"a": a + a}'.repeat(30)}`],
    ['what is only counted', `{"n": count({"a": [1]}${'{"a": [...a, ...a]}'.repeat(30)}.a)}`],
    ['what is only compared', `*[count(@${'{"_id": [..._id, ..._id]}'.repeat(30)}._id) > 1]`],
    ['the letters of a text', `string::split({"a": "x"}${'{"a": a + a}'.repeat(26)}.a, "")`],
    ['a parent', `{"a": [1]}${'{"a": *[0]{"b": [...^.a, ...^.a]}.b}'.repeat(30)}`],
  ])('is refused before it is run: %s', (_name, query) => {
    expect(refusal(() => ask(query, view))).toMatchObject({ status: 400, type: 'queryTooLarge' })
  })

  test('is answered where it is only long', () => {
    expect(ask(`{"a": [1, 2]}${'{"a": [...a, 3]}'.repeat(30)}.a`, view)).toHaveLength(32)
    expect(ask(`"x"${' + "-" + "y"'.repeat(100)}`, view)).toHaveLength(201)
    expect(ask('{"a": [1]}{"a": [...a, ...a]}{"a": [...a, ...a]}.a', view)).toEqual([1, 1, 1, 1])
  })

  test('is ended when it fills the memory in a loop', () => {
    const many = viewOf(Array.from({ length: 100 }, (_, n) => ({ _id: `d${n}`, _type: 'd' })))
    let looks = 0
    const hasMemory = () => (looks += 1) < 3
    const input = { query: 'count(*{"a": *}.a[]{"a": *}.a[])', params: {}, view: many }
    const more = { identity: '', now: new Date(0), hasMemory }
    expect(refusal(() => evaluateQuery({ ...input, ...more })).type).toBe('queryTooLarge')
    expect(looks).toBe(3)
  })
})

describe('the types that can change an answer', () => {
  test.each<[string, string[] | null]>([
    ['*[_type == "guide"]', ['guide']],
    ['*[_type in ["guide", "faq"]]', ['faq', 'guide']],
    ['*[_id == "cars" && _type == "guide"]{to->}', ['guide']],
    ['*[_type == "faq"]{"to": links[].to->title}', ['faq', 'guide']],
    ['*[_type == "guide"]{"x": *[_type == "faq"]}', ['faq', 'guide']],
    ['{"a": 1}', []],
    ['*', null],
    ['*[_id == "cars"]', null],
    ['*[_type == "guide"]{"x": count(*)}', null],
    ['*[_type == "guide" || title == "x"]', null],
    ['*[_type == "guide"]{"x": @->}', ['guide']],
    ['releases::all()', null],
  ])('%s', (query, types) => {
    const answer = runQuery({ query, params: {}, view, identity: '', now: new Date(0) })
    expect(answer.types && [...answer.types].sort()).toEqual(types)
  })

  test('are all when a reference leads nowhere yet', () => {
    const dangling = viewOf([{ _id: 'a', _type: 'a', to: { _ref: 'gone' } }])
    const query = '*[_type == "a"]{"x": to->title}'
    const answer = runQuery({
      query,
      params: {},
      view: dangling,
      identity: '',
      now: new Date(0),
    })
    expect(answer.types).toBeNull()
  })
})
