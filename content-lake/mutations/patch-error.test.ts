import { expect, test } from 'vitest'
import { parseMutations } from './mutation.ts'
import { patchError } from './patch-error.ts'

test.each([
  [{}],
  [{ set: { title: 'x' }, setIfMissing: { items: [] }, unset: ['a', 'b[0]'] }],
  [{ inc: { n: 1 }, dec: { n: 0.5 }, diffMatchPatch: { title: '@@' }, merge: {} }],
  [{ insert: { after: 'items[-1]', items: [1] } }],
  [{ set: { 'body[_key=="a\\"b"].children[0].text': 'x', "['first-name']": 'y' } }],
  [{ unset: ['items[0:2]', 'items[1,3]', 'items[price > 5]', '..deep'] }],
])('%j is a patch', (operations) => {
  expect(patchError(operations)).toBeNull()
})

test.each<[Record<string, unknown>, string]>([
  [{ set: 5 }, '"set" must be an object of paths and values'],
  [{ merge: 5 }, '"merge" must be an object of paths and values'],
  [{ set: [] }, '"set" must be'],
  [{ unset: 'title' }, '"unset" must be an array of paths'],
  [{ inc: { n: 'one' } }, '"inc" must be an object of paths and numbers'],
  [{ diffMatchPatch: { title: 1 } }, '"diffMatchPatch" must be'],
  [{ insert: { after: 'a[-1]' } }, '"insert" must be one of before, after or replace'],
  [{ insert: { before: 'a[0]', after: 'a[-1]', items: [] } }, '"insert" must be'],
  [{ set: { 'items[': 1 } }, '"items[" is no path'],
  [{ set: { '': 1 } }, '"" is no path'],
  [{ unset: ['title', 'a b'] }, '"a b" is no path'],
  [{ setIfMissing: { 'a]': 1 } }, '"a]" is no path'],
  [{ inc: { 'first-name': 1 } }, '"first-name" is no path'],
  [{ insert: { after: 'items[?]', items: [] } }, '"items[?]" is no path'],
  [{ bogus: 1 }, 'there is no operation "bogus", only set, '],
  [{ constructor: 1 }, 'there is no operation "constructor"'],
])('%j is none', (operations, problem) => {
  expect(patchError(operations)).toContain(problem)
})

test.each([[{ delete: { id: 5 } }], [{ patch: { id: [5] } }], [{ patch: { id: null } }]])(
  '%j names no document',
  (mutation) => {
    expect(() => parseMutations([mutation])).toThrow('needs an id or a query')
  },
)
