import { expect, test } from 'vitest'
import { writtenPhone } from './written-phone.ts'

test.each([
  ['+447700900123', '07700 900123'],
  ['+442079460123', '020 7946 0123'],
  ['+441134960123', '0113 496 0123'],
  ['+441214960123', '0121 496 0123'],
  ['+441632960123', '01632 960123'],
  ['+33123456789', '+33123456789'],
])('W-166 %s is written %s', (phone, written) => {
  expect(writtenPhone(phone)).toBe(written)
})
