import { describe, expect, test } from 'vitest'
import { readBody } from './http/body.ts'
import { calls } from './calls.ts'
import {
  firstImportedCapId,
  isCapId,
  isReference,
  offerIdPattern,
  ownCapIds,
  slugOrIdPattern,
} from './identifiers.ts'

describe('C-20 a capId', () => {
  test.each(['1', '10000001', '999999999999'])('%s is one', (text) => {
    expect(isCapId(text)).toBe(true)
  })
  test.each(['', '0', '01', '-1', '1.5', '1e3', '1234567890123', ' 1', '1\n', 'abc', '1a'])(
    '%j is none',
    (text) => {
      expect(isCapId(text)).toBe(false)
    },
  )
})

describe('C-21 a reference', () => {
  test.each(['kZ3v0bWn7x2QfLr9sTqYdA', '-_AAAAAAAAAAAAAAAAAAAA'])('%s is one', (text) => {
    expect(isReference(text)).toBe(true)
  })
  test.each(['A'.repeat(21), 'A'.repeat(23), `${'A'.repeat(21)}/`, `${'A'.repeat(21)}=`, ''])(
    '%j is none',
    (text) => {
      expect(isReference(text)).toBe(false)
    },
  )
})

describe('C-22 an offer id', () => {
  test.each(['7-1234567-p36-8000-9-fn', '1-10000001-c36-8000-2000'])('%s is one', (text) => {
    expect(offerIdPattern.test(text)).toBe(true)
  })
  test.each(['7-1234567', '0-1-p36-8000-9-fn', '7-01-p36', '7-1-P36', 'x7-1-p36', '7-1-p36/'])(
    '%j is none',
    (text) => {
      expect(offerIdPattern.test(text)).toBe(false)
    },
  )
})

test.each(['1-1-zzz', '1234567-1-p36-8000-6-fn', '7-1234567-p36-8000-9-fn-x'])(
  'C-22 %s looks like an offer id and is none',
  (offerId) => {
    expect(readBody(calls.postOrder, { offerId, capId: '1' })).toEqual({
      ok: false,
      errors: { offerId: ['An offer id looks like 7-1234567-p36-8000-9-fn.'] },
    })
  },
)

describe('C-23 an id or a slug', () => {
  test.each(['7', 'ford', 'mercedes-benz', 'ford.focus', '3-series'])('%s is one', (text) => {
    expect(slugOrIdPattern.test(text)).toBe(true)
  })
  test.each(['', 'Ford', '-ford', '.ford', 'fo rd', 'ford/focus', 'citroën'])(
    '%j is none',
    (text) => {
      expect(slugOrIdPattern.test(text)).toBe(false)
    },
  )
})

test('C-51 numbers for cars without one are capIds that never meet', () => {
  expect(ownCapIds).toEqual({ first: 10_000_000, last: 899_999_999 })
  expect(firstImportedCapId).toBe(900_000_001)
  for (const capId of [...Object.values(ownCapIds), firstImportedCapId]) {
    expect(isCapId(String(capId))).toBe(true)
  }
})
