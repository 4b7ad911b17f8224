import fc from 'fast-check'
import { evaluate, parse } from 'groq-js/1'
import { expect, test } from 'vitest'
import type { LakeDocument } from '#content-lake/store/document.ts'
import { runQuery } from './evaluate-query.ts'
import { type Perspective, viewOf } from './perspective.ts'

const now = new Date(0)

/** Projections as queries write them. */
const projections = [
  '{_id, title, n, "to": to->title, "all": all[]->{_id, title}}',
  '{..., "to": to->{title, "on": to->title}, "size": count(all), "head": upper(title)}',
  '{"then": title, "first": all[0]->title, "n": coalesce(n, 0), "t": text[]{..., _type == "note" => {"of": of->{title, n}}}}',
  '{_id, "text": text[_type == "note" && defined(of)]{of, "title": of->title}, "sum": n + 1 > 2}',
  '{"0": n, "ordered": all[]-> | order(n desc, _id asc){_id, title}, "both": [title, to->n]}',
  // These look at more than the document.
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

test('a result is the one groq-js gives, whatever was written in between', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(writes, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...shapes),
      fc.constantFrom(...projections),
      fc.constantFrom(...projections),
      async (commits, shape, one, two) => {
        const query = shape(one, two)
        const documents = new Map<string, LakeDocument>()
        for (const items of commits) {
          apply(documents, items)
          for (const [perspective, isPublic] of perspectives) {
            const view = viewOf(documents, perspective, isPublic)
            const input = { query, params: {}, view, identity: 'me', now }
            const options = { dataset: view.list, identity: 'me', timestamp: now }
            const plain = (await (await evaluate(parse(query), options)).get()) as unknown
            expect(JSON.stringify(runQuery(input).result)).toBe(JSON.stringify(plain))
          }
        }
      },
    ),
    { numRuns: 600 },
  )
})

test('a result that would be too large is refused before it is written', () => {
  const documents = new Map<string, LakeDocument>()
  for (let n = 0; n < 900; n += 1) {
    const title = 'x'.repeat(90_000)
    documents.set(`${n}`, { _id: `${n}`, _type: 'a', title } as unknown as LakeDocument)
  }
  const view = viewOf(documents, 'raw', true)
  const ask = (slice: string) =>
    runQuery({ query: `*${slice}{_id, title}`, params: {}, view, identity: '', now })
  expect(ask('[0...500]').result).toHaveLength(500)
  expect(() => ask('')).toThrow('larger than 64 MB')
})
