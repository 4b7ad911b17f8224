import { expect, test } from 'vitest'
import { type ChangedDocument, mostCalls, newsOf } from './news.ts'

const change = (
  id: string,
  _type: string,
  { isOld = false, isGone = false, oldType = '' } = {},
): ChangedDocument => {
  const document = {
    _id: id,
    _type,
    _rev: 'r1',
    _createdAt: '2026-11-22T09:00:00Z',
    _updatedAt: isOld ? '2026-11-22T10:00:00Z' : '2026-11-22T09:00:00Z',
  }
  const old = oldType ? { ...document, _type: oldType } : null
  return { id, previous: isGone ? document : old, next: isGone ? null : document }
}
const many = (count: number) =>
  Array.from({ length: count }, (_, n) => change(`guide-${n}`, 'guide'))
const told = (changes: readonly ChangedDocument[]) => newsOf(changes, 'r9').map(({ id }) => id)

test.each<[string, ChangedDocument[], string[]]>([
  ['a published document', [change('guide-1', 'guide')], ['guide-1']],
  ['a deleted document', [change('guide-1', 'guide', { isGone: true })], ['guide-1']],
  ['a draft', [change('drafts.guide-1', 'guide')], []],
  ['a version', [change('versions.spring.guide-1', 'guide')], []],
  ['a picture that is only just there', [change('image-1', 'sanity.imageAsset')], []],
  ['a picture that moved', [change('image-1', 'sanity.imageAsset', { isOld: true })], ['all']],
  ['a picture that went', [change('image-1', 'sanity.imageAsset', { isGone: true })], ['all']],
  [
    'as many documents as are told one by one',
    many(mostCalls),
    many(mostCalls).map(({ id }) => id),
  ],
  ['a document as it was', [change('tc', 'faq', { oldType: 'faq' })], ['tc']],
  ['a document that became another type', [change('tc', 'banner', { oldType: 'faq' })], ['all']],
  ['one document more', many(mostCalls + 1), ['all']],
])('%s', (_name, changes, expected) => {
  expect(told(changes)).toEqual(expected)
})

test('the call for everything is an update that names the newest transaction', () => {
  const [everything] = newsOf(many(50), 'r9')
  expect(everything?.next).toMatchObject({ _type: 'all', _rev: 'r9' })
})
