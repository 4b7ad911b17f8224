import { expect, test } from 'vitest'
import { validateEnquiry } from './enquiry.ts'

const good = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '07700 900123' }

test('trims what was typed and gives the phone in its international form', () => {
  expect(
    validateEnquiry({ name: ' Ada Lovelace ', email: ' ada@example.com', phone: ' 07700 900123 ' }),
  ).toEqual({
    ok: true,
    value: { name: 'Ada Lovelace', email: 'ada@example.com', phoneE164: '+447700900123' },
  })
})

test.each([
  ['name', '', 'errors.required'],
  ['name', '   ', 'errors.required'],
  ['name', 'A', 'errors.minLength'],
  ['name', 'A'.repeat(101), 'errors.maxLength'],
  ['email', '', 'errors.required'],
  ['email', 'ada@', 'errors.email'],
  ['email', `${'a'.repeat(250)}@b.uk`, 'errors.maxLength'],
  ['phone', '', 'errors.required'],
  ['phone', 'ring me', 'errors.phone'],
  ['phone', '0300 123 4567', 'errors.phone'],
  ['phone', '0'.repeat(21), 'errors.maxLength'],
] as const)('%s %j fails with %s first', (field, value, key) => {
  const verdict = validateEnquiry({ ...good, [field]: value })
  expect(verdict).toMatchObject({ ok: false })
  if (!verdict.ok) expect(verdict.errors[field]?.[0]).toBe(key)
})

test('a missing field is required', () => {
  expect(validateEnquiry({})).toMatchObject({
    ok: false,
    errors: { name: ['errors.required'], email: expect.arrayContaining(['errors.required']) },
  })
})

test('exactly 100 characters are not too long', () => {
  expect(validateEnquiry({ ...good, name: 'A'.repeat(100) })).toMatchObject({ ok: true })
})
