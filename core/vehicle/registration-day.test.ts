import { expect, test } from 'vitest'
import { registrationDay } from './registration-day.ts'

test.each([
  ['AB23 CDE', '2023-03-01'],
  ['ab73cde', '2023-09-01'],
  [' AB 02 CDE ', '2002-03-01'],
  ['AB51 CDE', '2001-09-01'],
  ['AB76 CDE', '2026-09-01'],
  ['AB26 CDE', '2026-03-01'],
])('P-70 %s was first given out on %s', (mark, day) => {
  expect(registrationDay(mark, '2026-11-20')).toBe(day)
})

test.each([
  'AB27 CDE',
  'AB77 CDE',
  'AB00 CDE',
  'AB01 CDE',
  'AB50 CDE',
  'A123 BCD',
  'ABC 123',
  'P1',
  '',
])('P-70 %j tells no day', (mark) => {
  expect(registrationDay(mark, '2026-11-20')).toBeNull()
})

test('P-70 on the day itself it counts', () => {
  expect(registrationDay('AB76 CDE', '2026-09-01')).toBe('2026-09-01')
  expect(registrationDay('AB76 CDE', '2026-08-31')).toBeNull()
})
