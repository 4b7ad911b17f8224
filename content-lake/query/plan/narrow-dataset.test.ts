import fc from 'fast-check'
import { evaluate, parse } from 'groq-js/1'
import { expect, test } from 'vitest'
import type { LakeDocument } from '#content-lake/store/document.ts'
import { evaluateQuery } from '../execute/evaluate-query.ts'
import { narrowed } from './narrow-dataset.ts'
import type { DocumentView } from '../execute/perspective.ts'

const params = {
  types: ['b', 'c'],
  type: 'b',
  key: 'x',
  keys: ['y', 'x', 'y'],
  ids: ['2', '0', '2'],
}
const now = new Date(0)

const word = fc.constantFrom('x', 'y', 'z', '0', '1')
const reference = fc
  .tuple(fc.constantFrom<unknown>('0', '1', '2', 'gone', '', 7), fc.constantFrom({}, { _ref: '1' }))
  .map(([_ref, inside]) => ({ _ref, inside }))
const oddity = fc.constantFrom<unknown>(
  null,
  1,
  true,
  {},
  [],
  ['x', 1, null, ['y']],
  [{ current: 'x' }],
)
const link = fc.record(
  { to: reference, tags: fc.array(word, { maxLength: 2 }) },
  { noNullPrototype: true },
)
const attributes = fc.record(
  {
    _type: fc.constantFrom('a', 'b', 'c'),
    n: fc.integer({ min: 0, max: 3 }),
    key: fc.oneof(word, oddity),
    slug: fc.oneof(
      word.map((current) => ({ current })),
      oddity,
    ),
    tags: fc.oneof(fc.array(word, { maxLength: 3 }), word, oddity),
    to: fc.oneof(reference, oddity),
    links: fc.array(link, { maxLength: 2 }),
  },
  { requiredKeys: ['_type'], noNullPrototype: true },
)
const view = fc.array(attributes, { maxLength: 12 }).map((items): DocumentView => {
  const list = items.map((item, index) => ({ _id: `${index}`, ...item }) as LakeDocument)
  return { list, byId: new Map(list.map((document) => [document._id, document])) }
})

const plainConditions = [
  '_type == "a"',
  '"b" == _type',
  '_type in ["a", "c"]',
  '_type in $types',
  '_type == "a" && n > 1',
  'n > 1 && (_type == "b")',
  '_type == "a" || n == 2',
  '_type != "a"',
  '_type == $type',
  '_id == "1"',
  '_id == "1" && _type == "a"',
  '_id in ["2", "0", "2", "none"]',
  '_id in $ids',
  '!(_type == "a")',
  '_type == "a" && _type == "b"',
  '@._type == "a"',
  'to->_type == "a"',
  '_type in []',
  'key == "x"',
  '"x" == @.key',
  'key == $key && _type == "a"',
  'key in $keys',
  'key in "x"',
  'key in ["x", 1]',
  'key == 1',
  '_type == "b" && key == "x"',
  'slug.current == "x" && _type == $type',
  'slug.current == "x" && _type == "a"',
  '_type.x == "a" || _id.x == "0"',
  'slug.current == "x"',
  '_type in $types && @.slug.current in ["x", "0"]',
  '"x" in tags',
  '$key in tags && _type == $type',
  'key in tags',
  'to._ref == "1"',
  'references("1")',
  '_type == "a" && references($key, "0")',
  'references($ids)',
]
const outerConditions = [
  '_type == "b" && to._ref == ^._id',
  '^._id == to._ref',
  'references(^._id)',
  '_type == "a" && references(^.to._ref)',
  'references(^.tags)',
  'references(^.key) && n > 0',
  '_type == ^._type && key == ^.key',
  'key == ^.key && slug.current == ^.slug.current',
  'key == ^.^.key',
  'to._ref == ^.to._ref && _id != ^._id',
  '_type in $types && tags == ^.key',
  '^.key in tags',
  'key == ^',
  'references(^)',
  '(references(^._id))',
  '!references(^._id)',
  'references(^._id, ^.key)',
]
const anyCondition = fc.constantFrom(...plainConditions, ...outerConditions)

/** What stands around the second and third condition, as queries write it. */
const shapes: ((one: string, two: string, three: string) => string)[] = [
  (one, two) => `*[${one}]{_id, "found": *[${two}]._id}`,
  (one, two) => `*[${one}] | order(_id desc){_id, "count": count(*[${two}])}`,
  (one, two) => `*[${one}] | order(count(*[${two}]) desc, _id asc)[0...5]._id`,
  (one, two) => `*[${one}][count(*[${two}]) > 0]._id`,
  (one, two) => `*[${one} && count(*[${two}]) > 0]._id`,
  (one, two, three) => `*[${one}]{_id, "in": *[${two}]{_id, "in": *[${three}]._id}}`,
  (one, two, three) => `*[${one}]{_id, "in": *[${two}] | order(count(*[${three}]) desc)._id}`,
  (one, two) => `*[${one}].links[]{"found": *[${two}]._id}`,
  (one, two) => `*[${one}].links[].tags[count(*[${two}]) > 0]`,
  (one, two) => `*[${one}]{"to": links[].to->{_id, "found": *[${two}]._id}}`,
  (one, two) => `{"key": "x", "_id": "1", "tags": *[${one}].key, "found": *[${two}]._id}`,
  (one, two) => `*[${one}]{"_id": key, "key": tags, "found": tags[]{"found": *[${two}]._id}}`,
]

test('fewer documents are looked at, with the answer groq-js gives when it looks at all', async () => {
  const shape = fc.constantFrom(...shapes)
  await fc.assert(
    fc.asyncProperty(
      view,
      shape,
      anyCondition,
      anyCondition,
      anyCondition,
      async (content, write, one, two, three) => {
        const query = write(one, two, three)
        const options = { dataset: content.list, params, identity: 'me', timestamp: now }
        const plain = (await (await evaluate(parse(query, { params }), options)).get()) as unknown
        const answer = evaluateQuery({ query, params, view: content, identity: 'me', now })
        expect(JSON.stringify(answer)).toBe(JSON.stringify(plain))
      },
    ),
    { numRuns: 2000 },
  )
})

/** The numbers of documents that the filters of a query begin with. */
function lengthsIn(query: string, content: DocumentView): number[] {
  const lengths: number[] = []
  JSON.stringify(narrowed(parse(query, { params }), content).tree, (_name, part: unknown) => {
    const { type, value } = (part ?? {}) as { type?: unknown; value?: unknown }
    if (type === 'Value' && Array.isArray(value)) lengths.push(value.length)
    return part
  })
  return lengths
}

test.each([
  ['_type == "guide"', 20],
  ['_type == "guide" && slug.current == "s3"', 1],
  ['"s3" == slug.current && "guide" == _type', 1],
  ['slug.current == "s3"', 2],
  ['"t1" in tags && _type == "faq"', 5],
  ['_type == "faq" && slug.current in ["s3", "s4", "none"]', 2],
  ['_id in ["guide-3", "faq-3"]', 2],
  ['references("faq-0")', 20],
  ['_type == "guide" && references("faq-1")', 0],
  ['_type == "faq" && n > 3', 20],
  ['n > 3', 40],
])('%s looks at %i of 40 documents', (condition, expected) => {
  const list = ['guide', 'faq'].flatMap((_type) =>
    Array.from(
      { length: 20 },
      (_, n) =>
        ({
          _id: `${_type}-${n}`,
          _type,
          slug: { current: `s${n}` },
          tags: [`t${n % 4}`],
          ...(_type === 'guide' && { to: { _ref: 'faq-0' } }),
        }) as unknown as LakeDocument,
    ),
  )
  const content = { list, byId: new Map(list.map((document) => [document._id, document])) }
  expect(lengthsIn(`*[${condition}]`, content)[0]).toBe(expected)
})

test('of two types a document is of one: nothing is found for what stands around it either', () => {
  const list = ['a', 'a', 'a', 'a', 'a', 'a', 'a', 'b', 'b', 'b', 'b', 'b'].map(
    (_type, n) => ({ _id: `${n}`, _type, key: 'x' }) as unknown as LakeDocument,
  )
  const content = { list, byId: new Map(list.map((document) => [document._id, document])) }
  const query = '*[_id == "0"]{"n": count(*[_type == "a" && _type == "b" && key == ^.key])}'
  const input = { query, params: {}, view: content, identity: '', now }
  expect(evaluateQuery(input)).toEqual([{ n: 0 }])
})

/** Whether a filter of all documents stands in a map with no projection or filter around it. */
function isFilterBareInMap(part: unknown, isBare = false): boolean {
  if (Array.isArray(part)) return part.some((child) => isFilterBareInMap(child, isBare))
  if (part === null || typeof part !== 'object') return false
  const { type, ...children } = part as Record<string, unknown>
  if (type === 'Everything') return isBare
  return Object.entries(children).some(([name, child]) => {
    if (name !== 'expr') return isFilterBareInMap(child, isBare)
    return isFilterBareInMap(child, type === 'Map' || type === 'FlatMap')
  })
}

test('the parser puts no filter straight into a map, where ^ would skip a scope', () => {
  for (const write of shapes) {
    const query = write('_type == "a"', 'key == ^.key', 'key == ^.^.key')
    expect(isFilterBareInMap(parse(query, { params })), query).toBe(false)
  }
  const made = { type: 'Map', base: parse('*'), expr: parse('*[key == ^.key]._id') }
  expect(isFilterBareInMap(made)).toBe(true)
})

test('documents that refer to each other are found by what refers, not one by one', () => {
  const size = 300
  const list = Array.from({ length: size }, (_, n) => ({
    _id: `d${n}`,
    _type: 'd',
    next: { _ref: `d${(n + 1) % size}` },
  })) as unknown as LakeDocument[]
  const content = { list, byId: new Map(list.map((document) => [document._id, document])) }
  let looks = 0
  const clockMs = () => (looks += 1)
  const query = 'count(*[_type == "d"]{"from": *[references(^._id)][0]._id}[defined(from)])'
  const answer = evaluateQuery({ query, params: {}, view: content, identity: '', now, clockMs })
  expect(answer).toBe(size)
  // Five turns for each document; one by one there would be ninety thousand.
  expect(looks).toBeLessThan((5 * size) / 64 + 2)
})
