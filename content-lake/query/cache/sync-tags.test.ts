import { expect, test } from 'vitest'
import type { DocumentChange } from '#content-lake/store/commit.ts'
import type { LakeDocument } from '#content-lake/store/document.ts'
import { changedTagsOf, syncTagsOf } from './sync-tags.ts'

const document = (_type: string) => ({ _id: 'a', _type }) as LakeDocument
const change = (previous: string | null, next: string | null): DocumentChange => ({
  id: 'a',
  previous: previous === null ? null : document(previous),
  next: next === null ? null : document(next),
  mutations: [],
})

/** Whether a change makes an answer old that was read from documents of the types. */
const expires = (changes: DocumentChange[], types: string[] | null) => {
  const kept = syncTagsOf('production', types && new Set(types))
  const changed = changedTagsOf('production', changes, new Map())
  return kept.some((tag) => changed.includes(tag))
}

test.each<[string, DocumentChange, string[] | null, boolean]>([
  ['of its type', change('guide', 'guide'), ['guide'], true],
  ['that appears', change(null, 'guide'), ['guide'], true],
  ['that disappears', change('guide', null), ['faq', 'guide'], true],
  ['of another type', change('faq', 'faq'), ['guide'], false],
  ['that leaves its type', change('guide', 'faq'), ['guide'], true],
  ['of any type, for an answer read from all', change('faq', 'faq'), null, true],
  ['of any type, for an answer read from none', change('faq', 'faq'), [], false],
])('a document %s', (_name, changed, types, isOld) => {
  expect(expires([changed], types)).toBe(isOld)
})

test.each([
  ['a draft that comes, over a published document', 'drafts.a', null, 'faq'],
  ['a draft that goes, which shows it again', 'drafts.a', 'faq', null],
  ['a published document that changes under a draft', 'a', 'faq', 'faq'],
])('%s of another type: answers of both types', (_name, id, previous, next) => {
  const other = { ...document('guide'), _id: id === 'a' ? 'drafts.a' : 'a' }
  const changed = changedTagsOf(
    'production',
    [{ ...change(previous, next), id }],
    new Map([[other._id, other]]),
  )
  for (const type of ['guide', 'faq']) {
    expect(changed).toEqual(expect.arrayContaining(syncTagsOf('production', new Set([type]))))
  }
  expect(changed).not.toEqual(expect.arrayContaining(syncTagsOf('production', new Set(['banner']))))
})

test('tags of two datasets differ', () => {
  expect(syncTagsOf('a', null)).not.toEqual(syncTagsOf('b', null))
  expect(syncTagsOf('a', new Set(['t']))).not.toEqual(syncTagsOf('b', new Set(['t'])))
})
