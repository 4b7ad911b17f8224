import { expect, test } from 'vitest'
import { ukPhone } from './phone.ts'

test.each([
  ['07700 900123', '+447700900123'],
  ['+44 7700 900123', '+447700900123'],
  ['07911-123456', '+447911123456'],
  ['020 7946 0018', '+442079460018'],
  ['0113 496 0000', '+441134960000'],
  ['0300 123 4567', null], // 03 numbers lie outside the three allowed prefixes
  ['0800 123 4567', null],
  ['+1 212 555 0100', null],
  ['07700', null],
  ['hello', null],
  ['', null],
])('%s is %s', (text, e164) => {
  expect(ukPhone(text)).toBe(e164)
})
