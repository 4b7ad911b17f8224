import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEmpty } from '../field-value.ts'
import { required, requiredIf, requiredUnless } from './presence.ts'

// Each in a list of its own: a table row that is a list is taken for several arguments.
const empties = [[undefined], [null], [''], ['   '], ['\t\n'], [[]]] as [unknown][]
const filled = [['a'], [' a '], ['0'], [0], [false], [true], [['a']], [['']], [{}]] as [unknown][]
const oversize = 'a'.repeat(10_001)

describe('V-04 required', () => {
  test.each(empties)('%j is missing', (value) => {
    expect(required(value)).toBe('errors.required')
  })

  test.each(filled)('%j is given', (value) => {
    expect(required(value)).toBeNull()
  })
})

describe('V-05 requiredIf', () => {
  const rule = requiredIf(({ type }) => type === 'car')

  test.each(empties)('%j is missing only while it is needed', (value) => {
    expect(rule(value, { fields: { type: 'car' } })).toBe('errors.required')
    expect(rule(value, { fields: { type: 'budget' } })).toBeNull()
    expect(rule(value)).toBeNull()
  })

  test('what is given passes either way', () => {
    expect(rule('audi', { fields: { type: 'car' } })).toBeNull()
    expect(rule('audi', { fields: { type: 'budget' } })).toBeNull()
  })
})

describe('V-06 requiredUnless', () => {
  const rule = requiredUnless(({ email }) => !isEmpty(email))

  test.each([
    ['', '', 'errors.required'],
    ['  ', '', 'errors.required'],
    ['07700', '', null],
    ['', 'a@b.uk', null],
    ['  ', 'a@b.uk', null],
    ['07700', 'a@b.uk', 'errors.shouldNotBeFilled'],
  ])('%j beside %j: %s', (phone, email, messageKey) => {
    expect(rule(phone, { fields: { email } })).toBe(messageKey)
  })

  test('without other fields nothing rules it out', () => {
    expect(rule('')).toBe('errors.required')
  })
})

describe('V-01', () => {
  const always = () => true
  test.each([
    ['required', required],
    ['requiredIf, needed', requiredIf(always)],
    ['requiredIf, not needed', requiredIf(() => false)],
    ['requiredUnless, ruled out', requiredUnless(always)],
    ['requiredUnless', requiredUnless(() => false)],
  ])('%s refuses what is oversize', (_, rule) => {
    expect(rule(oversize)).toBe('errors.maxLength')
    expect(rule(' '.repeat(10_001))).toBe('errors.maxLength')
    expect(rule(Array.from({ length: 10_001 }, () => 'a'))).toBe('errors.maxLength')
  })

  test('exactly 10,000 characters are read', () => {
    expect(required('a'.repeat(10_000))).toBeNull()
    expect(required(' '.repeat(10_000))).toBe('errors.required')
    expect(required(Array.from({ length: 10_000 }, () => 'a'))).toBeNull()
  })

  test('what is oversize is not empty', () => {
    expect(isEmpty(' '.repeat(10_001))).toBe(false)
  })
})

test('V-04 V-05 V-06 a needed value is either missing or given, whatever it is', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const key = isEmpty(value) ? 'errors.required' : null
      expect(required(value)).toBe(key)
      expect(requiredIf(() => true)(value)).toBe(key)
      expect(requiredUnless(() => false)(value)).toBe(key)
    }),
  )
})
