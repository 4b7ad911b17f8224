import fc from 'fast-check'
import { object } from 'yup'
import { describe, expect, test } from 'vitest'
import { checkForm } from './check-form.ts'
import { phoneField } from './common-fields.ts'
import { maxLength, minLength } from './rules/lengths.ts'
import { required } from './rules/presence.ts'
import { sameAs } from './rules/passwords.ts'
import { passwordField, textField } from './yup-field.ts'

const schema = object({
  name: textField({ presence: required, rules: [minLength(2), maxLength(5)] }),
  password: passwordField({ rules: [maxLength(5)] }),
  again: passwordField({ rules: [sameAs('password')] }),
})

describe('V-41 what a form reads', () => {
  test('text is trimmed, a password is not, and what the form does not know is left out', () => {
    expect(checkForm(schema, { name: ' Ada ', password: ' a ', again: ' a ', more: 'x' })).toEqual({
      ok: true,
      value: { name: 'Ada', password: ' a ', again: ' a ' },
    })
  })

  test.each([undefined, null, ''])('%j is an empty text', (password) => {
    expect(checkForm(schema, { name: 'Ada', password })).toEqual({
      ok: true,
      value: { name: 'Ada', password: '', again: '' },
    })
  })

  test('a number is its text', () => {
    expect(checkForm(schema, { name: 42, password: 0 })).toEqual({
      ok: true,
      value: { name: '42', password: '0', again: '' },
    })
  })

  test.each([[true], [{}], [[]], [['Ada']], [{ toString: 1 }]] as [unknown][])(
    '%j is of the wrong kind',
    (name) => {
      expect(checkForm(schema, { name, password: name })).toEqual({
        ok: false,
        errors: { name: 'errors.kind', password: 'errors.kind' },
      })
    },
  )

  test('lengths are those of the trimmed text', () => {
    expect(checkForm(schema, { name: ' Adam5 ' })).toMatchObject({ ok: true })
    expect(checkForm(schema, { name: ' A ' })).toMatchObject({
      ok: false,
      errors: { name: 'errors.minLength' },
    })
  })

  test('a rule compares with the other field as it was read', () => {
    expect(checkForm(schema, { name: 'Ada', password: 12, again: '12' })).toMatchObject({
      ok: true,
    })
    expect(checkForm(schema, { name: 'Ada', password: 'a', again: 'b' })).toEqual({
      ok: false,
      errors: { again: 'errors.passwordConfirm' },
    })
  })
})

test('V-03 every failing field says its first fault', () => {
  expect(checkForm(schema, { password: '123456', again: 'x' })).toEqual({
    ok: false,
    errors: {
      name: 'errors.required',
      password: 'errors.maxLength',
      again: 'errors.passwordConfirm',
    },
  })
})

test('V-01 V-41 what is oversize is refused as it came', () => {
  expect(checkForm(schema, { name: ' '.repeat(10_001) })).toEqual({
    ok: false,
    errors: { name: 'errors.maxLength' },
  })
  expect(checkForm(schema, { name: ' '.repeat(10_000) })).toEqual({
    ok: false,
    errors: { name: 'errors.required' },
  })
})

test('V-39 a phone is judged by the tables only where they are handed over', () => {
  const phones = object({ phone: phoneField() })
  expect(checkForm(phones, { phone: '0300' })).toMatchObject({ ok: true })
  expect(checkForm(phones, { phone: '0300' }, { ukPhone: () => null })).toEqual({
    ok: false,
    errors: { phone: 'errors.phone' },
  })
})

test('V-39 a schema used by itself, without any context, takes any number', () => {
  const phones = object({ phone: phoneField() })
  expect(phones.isValidSync({ phone: '0300' })).toBe(true)
  expect(phones.isValidSync({ phone: 'ring me' })).toBe(false)
})

test('V-41 any values at all are either read or refused at their fields', () => {
  const values = fc.dictionary(
    fc.constantFrom('name', 'password', 'again', '__proto__', 'toString'),
    fc.oneof(fc.anything(), fc.string()),
  )
  fc.assert(
    fc.property(values, (typed) => {
      const verdict = checkForm(schema, typed)
      const shown = verdict.ok ? verdict.value : verdict.errors
      for (const [field, text] of Object.entries(shown)) {
        expect(['name', 'password', 'again']).toContain(field)
        expect(typeof text).toBe('string')
      }
    }),
  )
})
