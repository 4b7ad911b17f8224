import { expect, test } from 'vitest'
import { isOtherPhone, maskedEmail, maskedPhone, overtyped, shownDigits } from './masked-details.ts'

test.each([
  ['+447700900123', '•••••••••123'],
  ['+44 7700 900123', '•••••••••123'],
  ['1234', '•234'],
  ['123', '123'],
  ['12', '12'],
  ['', ''],
])('C-56 the phone %s is told as %s', (phone, masked) => {
  expect(maskedPhone(phone)).toBe(masked)
})

test.each([
  ['ada@example.com', 'a••@example.com'],
  ['a@example.com', 'a••@example.com'],
  ['lovelace.ada@example.co.uk', 'l••@example.co.uk'],
  ['"a@b"@example.com', '"••@example.com'],
  ['@example.com', '••'],
  ['ada', '••'],
  ['', '••'],
])('C-56 the e-mail address %s is told as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked)
})

test.each([
  ['•••••••••123', '123'],
  ['•• •12', '12'],
  ['', ''],
])('W-80 a number masked as %j is named by the digits it shows', (masked, digits) => {
  expect(shownDigits(masked)).toBe(digits)
})

test.each([
  [{}, {}],
  [{ phone: '07700 900999' }, { phone: '07700 900999' }],
  [
    { name: 'Ada L', email: '' },
    { name: 'Ada L', email: '' },
  ],
])('W-27 of details read back only what was written over is sent: %j', (change, sent) => {
  const readBack = { name: 'Ada', email: 'a••@example.com', phone: '••••123' }
  expect(overtyped(readBack, { ...readBack, ...change })).toStrictEqual(sent)
})

test.each([
  ['•••••••••123', '07700 900124', true],
  ['•••••••••123', '+44 7700 900 123', false],
  ['a••@example.com', '07700 900124', false],
  ['', '07700 900124', false],
])('W-183 the phone masked as %j and %s are two: %s', (masked, phone, areTwo) => {
  expect(isOtherPhone(masked, phone)).toBe(areTwo)
})
