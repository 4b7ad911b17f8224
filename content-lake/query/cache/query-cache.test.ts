import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Commit, DocumentChange } from '#content-lake/store/commit.ts'
import type { LakeDocument } from '#content-lake/store/document.ts'
import { runQuery } from '../execute/evaluate-query.ts'
import { type QueryCache, queryCache, type CachedResult } from './query-cache.ts'
import { type Perspective, viewOf } from '../execute/perspective.ts'

/** The text of a key, written and kept where the cache does not hold it. */
function textOf(cache: QueryCache, key: string, write: () => CachedResult): string {
  const known = cache.get(key)
  if (known) return known.text
  const result = write()
  cache.set(key, result)
  return result.text
}

/** Documents in memory that tell of their changes as the store does. */
function memoryStore() {
  const documents = new Map<string, LakeDocument>()
  const listeners: ((commit: Commit) => void)[] = []
  let sequence = 0
  return {
    documents,
    subscribe(listener: (commit: Commit) => void) {
      listeners.push(listener)
      return () => undefined
    },
    write(items: Record<string, Record<string, unknown> | null>) {
      sequence += 1
      const transactionId = `t${sequence}`
      const changes = Object.entries(items).map(([id, attributes]): DocumentChange => {
        const previous = documents.get(id) ?? null
        const next = attributes
          ? ({ ...attributes, _id: id, _rev: transactionId } as unknown as LakeDocument)
          : null
        if (next) documents.set(id, next)
        else documents.delete(id)
        return { id, previous, next, mutations: [] }
      })
      const commit = { transactionId, sequence, timestamp: '', identity: '', changes }
      for (const listener of listeners) listener(commit)
    },
  }
}

const queries = [
  '*[_type == "guide"]{_id, n}',
  '*[_type in ["faq", "guide"] && n > 1]',
  '*[_type == "guide"]{_id, "to": to->n}',
  '*[_type == "faq"]{_id, "to": to->{_type, "from": count(*[references(^._id)])}}',
  '*[_type == "costTable"] | order(n desc)[0]',
  '*[_id == "a"][0]',
  'count(*)',
  '*[_id == "a"][0]->n',
  '{"n": 1}',
]
const perspectives: Perspective[] = ['raw', ['published'], ['drafts', 'published']]

const id = fc.constantFrom('a', 'b', 'c', 'drafts.a', 'drafts.b', 'versions.spring.a')
const attributes = fc.record(
  {
    _type: fc.constantFrom('guide', 'faq', 'costTable'),
    n: fc.integer({ min: 0, max: 3 }),
    to: fc.constantFrom('a', 'b', 'gone').map((_ref) => ({ _ref })),
  },
  { requiredKeys: ['_type'], noNullPrototype: true },
)
const writes = fc.dictionary(id, fc.option(attributes), { minKeys: 1, maxKeys: 2 })

test('a kept answer is the one that would be written now, whatever was written in between', () => {
  fc.assert(
    fc.property(fc.array(writes, { maxLength: 10 }), (commits) => {
      const store = memoryStore()
      const answers = queryCache(store)
      for (const items of commits) {
        store.write(items)
        for (const perspective of perspectives) {
          const view = viewOf(store.documents, perspective, false)
          for (const query of queries) {
            const input = { query, params: {}, view, identity: '', now: new Date(0) }
            const write = (): CachedResult => {
              const { result, types } = runQuery(input)
              return { text: JSON.stringify(result), types }
            }
            const key = JSON.stringify([perspective, query])
            expect(textOf(answers, key, write)).toBe(write().text)
          }
        }
      }
    }),
    { numRuns: 300 },
  )
})

describe('what is kept', () => {
  const of = (text: string, types: string[] | null) => ({ text, types: types && new Set(types) })
  /** Which of the answers are written anew when they are asked for, in the order given. */
  const writtenAnew = (answers: QueryCache, known: Record<string, CachedResult>) =>
    Object.entries(known).flatMap(([key, answer]) => {
      let isWritten = false
      textOf(answers, key, () => {
        isWritten = true
        return answer
      })
      return isWritten ? [key] : []
    })

  test('stays until a commit touches one of its types, before or after the change', () => {
    const store = memoryStore()
    const answers = queryCache(store)
    const known = {
      guides: of('1', ['guide']),
      both: of('2', ['guide', 'faq']),
      faqs: of('3', ['faq']),
      any: of('4', null),
      none: of('5', []),
    }
    expect(writtenAnew(answers, known)).toEqual(Object.keys(known))
    expect(writtenAnew(answers, known)).toEqual([])
    store.write({ a: { _type: 'guide' } })
    expect(writtenAnew(answers, known)).toEqual(['guides', 'both', 'any'])
    store.write({ a: { _type: 'faq' } })
    expect(writtenAnew(answers, known)).toEqual(['guides', 'both', 'faqs', 'any'])
    store.write({ a: null })
    expect(writtenAnew(answers, known)).toEqual(['both', 'faqs', 'any'])
    store.write({ b: { _type: 'costTable' } })
    expect(writtenAnew(answers, known)).toEqual(['any'])
    expect(writtenAnew(answers, known)).toEqual([])
  })

  test('is the last that was asked for, as many as are allowed', () => {
    const answers = queryCache(memoryStore(), {
      max: 2,
      maxSize: 1000,
      maxEntrySize: 1000,
    })
    const [one, two, three] = [of('1', []), of('2', []), of('3', [])]
    writtenAnew(answers, { one, two })
    expect(writtenAnew(answers, { one, three })).toEqual(['three'])
    expect(writtenAnew(answers, { one, two })).toEqual(['two'])
  })

  test('has no more characters than allowed, questions counted', () => {
    const answers = queryCache(memoryStore(), {
      max: 100,
      maxSize: 20,
      maxEntrySize: 15,
    })
    const known = { a: of('x'.repeat(9), []), b: of('x'.repeat(9), []) }
    writtenAnew(answers, known)
    expect(writtenAnew(answers, known)).toEqual([])
    // Too large to be kept, and so it drives nothing out.
    expect(writtenAnew(answers, { large: of('x'.repeat(11), []) })).toEqual(['large'])
    expect(writtenAnew(answers, known)).toEqual([])
    expect(writtenAnew(answers, { c: of('', []) })).toEqual(['c'])
    expect(writtenAnew(answers, { b: known.b, c: of('', []) })).toEqual([])
    expect(writtenAnew(answers, { a: known.a })).toEqual(['a'])
  })

  test('is not what could not be written', () => {
    const answers = queryCache(memoryStore())
    const failing = () => {
      throw new Error('no')
    }
    expect(() => textOf(answers, 'a', failing)).toThrow('no')
    expect(textOf(answers, 'a', () => of('1', []))).toBe('1')
  })
})
