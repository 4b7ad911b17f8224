import fc from 'fast-check'
import { evaluate, parse } from 'groq-js/1'
import { describe, expect, test } from 'vitest'
import type { LakeDocument } from '../store/document.ts'
import { answerQuery } from './evaluate-query.ts'
import { type KeptPieces, keptPieces } from './kept-pieces.ts'
import { type Perspective, viewOf } from './perspective.ts'

const now = new Date(0)

/** Projections whose results are kept, as queries write them. */
const own = [
  '{_id, title, n, "to": to->title, "all": all[]->{_id, title}}',
  '{..., "to": to->{title, "on": to->title}, "size": count(all), "head": upper(title)}',
  '{"then": title, "first": all[0]->title, "n": coalesce(n, 0), "t": text[]{..., _type == "note" => {"of": of->{title, n}}}}',
  '{_id, "text": text[_type == "note" && defined(of)]{of, "title": of->title}, "sum": n + 1 > 2}',
  '{"0": n, "ordered": all[]-> | order(n desc, _id asc){_id, title}, "both": [title, to->n]}',
]
/** Projections that look at more than the document, or are too small to be kept. */
const other = [
  '{_id, title, "from": *[references(^._id)]{_id, title, "to": to->{title, n}, "all": all[]->title}}',
  '{_id, "same": *[_type == ^._type && n > ^.n]._id, "now": now(), "who": identity()}',
  '{_id, title}',
]
const shapes: ((one: string, two: string) => string)[] = [
  (one) => `*[_type == "a"]${one}`,
  (one) => `*${one}`,
  (one, two) => `*[_type == "a" && n > 0] | order(n desc, _id asc)${one}${two}`,
  (one) => `*[defined(title)] | order(title asc)[0...3]${one}`,
  (one) => `*[_type in ["a", "b"]]${one}[0..2]`,
  (one, two) => `{"one": *[_type == "a"]${one}, "count": count(*), "two": *[n > 1]${two}}`,
  (one, two) => `*[_type == "b"]{_id, "from": *[references(^._id)]${one}, "to": to->${two}}`,
  (one, two) => `*[_type == "a"]{"x": *[_type == "b" && n == ^.n]${one}, "y": *[n > 2]${two}}`,
  (one) => `*[_type == "a"]${one} | order(title desc)`,
  (one) => `*[count(*[_type == "b"]${one}) > 1]._id`,
  (one, two) => `[...*[_type == "b"]${one}, ...*[_type == "b"]${two}]`,
]

const id = fc.constantFrom('a', 'b', 'c', 'd')
const anyId = fc.oneof(
  id,
  id.map((one) => `drafts.${one}`),
)
const reference = fc.constantFrom('a', 'b', 'c', 'gone').map((_ref) => ({ _ref }))
const member = fc.record(
  { _type: fc.constantFrom('note', 'block'), of: reference },
  { requiredKeys: ['_type'], noNullPrototype: true },
)
const attributes = fc.record(
  {
    _type: fc.constantFrom('a', 'b'),
    title: fc.constantFrom('x', 'Y "quoted"', ''),
    n: fc.integer({ min: 0, max: 3 }),
    to: reference,
    all: fc.array(reference, { maxLength: 3 }),
    text: fc.array(member, { maxLength: 3 }),
  },
  { requiredKeys: ['_type'], noNullPrototype: true },
)
const writes = fc.dictionary(anyId, fc.option(attributes), { minKeys: 1, maxKeys: 3 })
const perspectives: [Perspective, boolean][] = [
  ['raw', true],
  [['published'], true],
  [['drafts', 'published'], false],
]

/** Applies writes as the store does: a document that was written is another object. */
function apply(documents: Map<string, LakeDocument>, items: Record<string, object | null>) {
  for (const [_id, item] of Object.entries(items)) {
    if (item) documents.set(_id, { ...item, _id } as LakeDocument)
    else documents.delete(_id)
  }
}

test('an answer made of kept pieces is the one groq-js gives, whatever was written in between', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(writes, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...shapes),
      fc.constantFrom(...own),
      fc.constantFrom(...own, ...other),
      async (commits, shape, one, two) => {
        const query = shape(one, two)
        const pieces = keptPieces()
        const documents = new Map<string, LakeDocument>()
        for (const items of commits) {
          apply(documents, items)
          for (const [perspective, isPublic] of perspectives) {
            const view = viewOf(documents, perspective, isPublic)
            const input = { query, params: {}, view, identity: 'me', now }
            const options = { dataset: view.list, identity: 'me', timestamp: now }
            const plain = (await (await evaluate(parse(query), options)).get()) as unknown
            const bare = answerQuery(input)
            const answer = answerQuery({ ...input, pieces })
            expect(answer.text()).toBe(JSON.stringify(plain))
            expect(JSON.stringify(answer.result)).toBe(answer.text())
            expect(bare.text()).toBe(answer.text())
            expect(answer.types).toEqual(bare.types)
          }
        }
      },
    ),
    { numRuns: 600 },
  )
})

describe('what is kept', () => {
  const documentsOf = (...titles: string[]) =>
    new Map(
      titles.map((title, n) => [
        `${n}`,
        { _id: `${n}`, _type: 'a', title, to: { _ref: '0' } } as unknown as LakeDocument,
      ]),
    )
  const query =
    '*[_type == "a"]{_id, title, "to": to->title, "size": count(tags), "no": defined(x)}'
  const resultOf = (documents: Map<string, LakeDocument>, pieces: KeptPieces) =>
    answerQuery({
      query,
      params: {},
      view: viewOf(documents, 'raw', true),
      identity: '',
      now,
      pieces,
    }).result as object[]
  /** Which rows of two answers are the very same object. */
  const same = (one: object[], other: object[]) => one.map((row, n) => row === other[n])

  test('a piece is made anew when its document or one it refers to was written', () => {
    const documents = documentsOf('x', 'y', 'z')
    documents.set('1', { ...documents.get('1')!, to: { _ref: '2' } })
    const pieces = keptPieces()
    resultOf(documents, pieces)
    const first = resultOf(documents, pieces)
    expect(same(first, resultOf(documents, pieces))).toEqual([true, true, true])
    apply(documents, { 2: { ...documents.get('2')!, title: 'new' } })
    const second = resultOf(documents, pieces)
    expect(same(first, second)).toEqual([true, false, false])
    expect(second).toMatchObject([{ to: 'x' }, { to: 'new' }, { title: 'new', to: 'x' }])
  })

  test('what is asked once leaves nothing behind', () => {
    const documents = documentsOf('x')
    const pieces = keptPieces()
    expect(same(resultOf(documents, pieces), resultOf(documents, pieces))).toEqual([false])
  })

  test.each([
    ['characters', { projections: 10, characters: 1000, askedOnce: 10 }],
    ['projections', { projections: 0, characters: 1_000_000, askedOnce: 10 }],
  ])('all is forgotten beyond the most %s, and the answers stay right', (_name, most) => {
    const documents = documentsOf('x', 'y'.repeat(500), 'z'.repeat(500))
    const pieces = keptPieces(most)
    resultOf(documents, pieces)
    const first = resultOf(documents, pieces)
    const second = resultOf(documents, pieces)
    expect(same(first, second)).toEqual([false, false, false])
    expect(second).toEqual(first)
  })

  test('a piece too large to be kept is in the answer all the same', () => {
    const documents = documentsOf('x'.repeat(120_000), 'y')
    const pieces = keptPieces()
    resultOf(documents, pieces)
    const first = resultOf(documents, pieces)
    const second = resultOf(documents, pieces)
    expect(second).toEqual(first)
    // The second refers to the first, and has its long title.
    expect(same(first, second)).toEqual([false, false])
  })
})

test('an answer too large is refused though all its pieces are known', () => {
  const documents = new Map<string, LakeDocument>()
  for (let n = 0; n < 900; n += 1) {
    const title = 'x'.repeat(90_000)
    documents.set(`${n}`, { _id: `${n}`, _type: 'a', title } as unknown as LakeDocument)
  }
  const pieces = keptPieces({ projections: 10, characters: 1e9, askedOnce: 10 })
  const ask = (slice: string) =>
    answerQuery({
      query: `*[_type == "a"]${slice}{_id, title, "to": to->title, "no": defined(x), "t": count(tags)}`,
      params: {},
      view: viewOf(documents, 'raw', true),
      identity: '',
      now,
      pieces,
    })
  ask('[0...1]')
  ask('[0...500]')
  ask('[500...900]')
  expect(() => ask('')).toThrow('larger than 64 MB')
  expect(() => ask('')).toThrow('larger than 64 MB')
})
