import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LakeDocument } from '#content-lake/store/document.ts'
import { perspectiveOf, showsUnpublished, viewOf } from './perspective.ts'

const stored = (ids: readonly string[]) =>
  new Map(ids.map((_id) => [_id, { _id, _type: 'note', from: _id } as unknown as LakeDocument]))

test.each<[string | null, string, 'raw' | string[]]>([
  [null, '1', 'raw'],
  [null, '2025-02-18', 'raw'],
  [null, '2025-02-19', ['published']],
  [null, 'X', ['published']],
  ['raw', 'X', 'raw'],
  ['published', '1', ['published']],
  ['drafts', 'X', ['drafts', 'published']],
  ['previewDrafts', '1', ['drafts', 'published']],
  ['spring', 'X', ['spring', 'published']],
  ['spring,drafts', 'X', ['spring', 'drafts', 'published']],
  ['spring, drafts', 'X', ['spring', 'drafts', 'published']],
])('perspective %s in version %s', (named, apiVersion, expected) => {
  expect(perspectiveOf(named, apiVersion)).toEqual(expected)
})

test.each(['raw,drafts', 'drafts,', ','])('%j is no perspective', (named) => {
  expect(() => perspectiveOf(named, 'X')).toThrow('is not a perspective')
})

const ids = fc.subarray([
  'a',
  'b',
  'drafts.a',
  'drafts.c',
  'versions.spring.a',
  'versions.spring.d',
  'versions.other.a',
])
const layers = fc.constantFrom('published', 'drafts', 'spring', 'spring,drafts', 'drafts,spring')

test('every document is seen once, as the first layer that has it', () => {
  const nameIn: Record<string, (id: string) => string> = {
    published: (id) => id,
    drafts: (id) => `drafts.${id}`,
    spring: (id) => `versions.spring.${id}`,
  }
  fc.assert(
    fc.property(ids, layers, (present, named) => {
      const perspective = perspectiveOf(named, 'X') as string[]
      const seen = viewOf(stored(present), perspective, false).list
      const expected = ['a', 'b', 'c', 'd'].flatMap((id) => {
        const front = perspective
          .map((layer) => nameIn[layer]!(id))
          .find((name) => present.includes(name))
        return front ? [[id, front]] : []
      })
      const shown = seen.map(({ _id, from }) => [_id, String(from)])
      expect(shown.sort(([a], [b]) => a!.localeCompare(b!))).toEqual(expected)
    }),
  )
})

test('a reference leads to what the perspective shows', () => {
  const { byId } = viewOf(stored(['a', 'drafts.a']), ['drafts', 'published'], false)
  expect(byId.get('a')).toMatchObject({ from: 'drafts.a', _originalId: 'drafts.a' })
})

test('the public sees no id with a dot in any perspective', () => {
  fc.assert(
    fc.property(ids, fc.oneof(layers, fc.constant('raw')), (present, named) => {
      const { list, byId } = viewOf(stored(present), perspectiveOf(named, 'X'), true)
      expect(list.map(({ from }) => String(from)).filter((id) => id.includes('.'))).toEqual([])
      expect([...byId.keys()].sort()).toEqual(list.map(({ _id }) => _id).sort())
    }),
  )
})

test.each([
  ['raw', false],
  ['published', false],
  ['drafts', true],
  ['spring', true],
])('%s shows what is not published: %s', (named, isShown) => {
  expect(showsUnpublished(perspectiveOf(named, 'X'))).toBe(isShown)
})

test('a draft is shown as one and the same object until it changes', () => {
  const documents = stored(['a', 'drafts.a', 'drafts.b'])
  const before = viewOf(documents, ['drafts', 'published'], false).list
  documents.set('drafts.b', { ...documents.get('drafts.b')!, from: 'an editor' })
  const after = viewOf(documents, ['drafts', 'published'], false).list
  expect(after[0]).toBe(before[0])
  expect(after[1]).toEqual({ ...before[1], from: 'an editor' })
})
