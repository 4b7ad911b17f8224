import fc from 'fast-check'
import { applyPatch } from 'mendoza'
import { expect, test } from 'vitest'
import { encodeMendoza } from './mendoza-encode.ts'

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  // Long shared starts and ends around characters of two, three and four bytes.
  fc
    .tuple(fc.constantFrom('', 'monthly price £', 'range 🚗'), fc.string({ maxLength: 3 }))
    .map(([start, middle]) => `${start}${middle} 🙂 a month`),
)
const { document } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.array(tie('block'), { maxLength: 5 }),
    tie('object'),
  ),
  block: fc.record({ _key: fc.constantFrom('a', 'b', 'c', 'd'), text, more: tie('value') }),
  object: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'title', 'body'), tie('value')),
  document: fc.record({
    _id: fc.constant('x'),
    title: text,
    body: tie('value'),
    more: tie('object'),
  }),
}))

test('applying an encoded patch to the old value gives the new one', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(document, document, (left, right) => {
      expect(applyPatch(left, encodeMendoza(left, right))).toEqual(right)
    }),
    { numRuns: 1000 },
  )
})

test('a value and itself need no step', () => {
  fc.assert(
    fc.property(document, (value) => {
      expect(encodeMendoza(value, value)).toEqual([])
    }),
  )
})

test.each([
  ['a document appears', null, { _id: 'a' }],
  ['a document disappears', { _id: 'a' }, null],
  ['an array is emptied', { a: [1] }, { a: [] }],
  ['a text is emptied', { a: 'longer text' }, { a: '' }],
  ['half a surrogate pair is shared', { a: 'xxxx😀yyyy' }, { a: 'xxxx😁yyyy' }],
])('%s', (_name, left, right) => {
  expect(applyPatch(left, encodeMendoza(left, right))).toEqual(right)
})
