import { expect, test } from 'vitest'
import { withoutStored } from './without-stored.ts'

const stored = { email: 'a••@example.com', phone: '•••••••••123' }
const errors = { name: 'errors.required', email: 'errors.email', phone: 'errors.phone' }

test.each([
  ['as it was read back', { ...stored }, { name: 'errors.required' }],
  ['with spaces around it', { ...stored, phone: ' •••••••••123 ' }, { name: 'errors.required' }],
  [
    'written over',
    { ...stored, phone: '•••••••••124' },
    { name: 'errors.required', phone: 'errors.phone' },
  ],
  ['left empty', { email: '', phone: '' }, errors],
])('V-66 a stored detail %s', (_, typed, left) => {
  expect(withoutStored(errors, { name: '', ...typed }, stored)).toEqual(left)
})
