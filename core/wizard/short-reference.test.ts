import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inGroups, shortReference, shortReferenceBytes } from './short-reference.ts'

test.each([
  [[0, 0, 0, 0, 0], '00000000'],
  [[0, 0, 0, 0, 31], '0000000Z'],
  [[0, 0, 0, 0, 32], '00000010'],
  [[255, 255, 255, 255, 255], 'ZZZZZZZZ'],
])('W-78 the bytes %j are said as %s', (bytes, text) => {
  expect(shortReference(new Uint8Array(bytes))).toBe(text)
})

const bytes = fc.uint8Array({ minLength: shortReferenceBytes, maxLength: shortReferenceBytes })

test('W-78 a short reference has eight characters, none of them I, L, O or U, in two groups', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      expect(inGroups(shortReference(random))).toMatch(
        /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/,
      )
    }),
  )
})

test('W-78 no two draws are said alike', () => {
  fc.assert(
    fc.property(bytes, bytes, (left, right) => {
      expect(shortReference(left) === shortReference(right)).toBe(left.join() === right.join())
    }),
  )
})
