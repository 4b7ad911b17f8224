import { expect, test } from 'vitest'
import { contactState } from './contact-hours.ts'

const at = (iso: string) => contactState(Date.parse(iso))

test.each([
  ['a Monday at nine', '2026-11-23T09:00:00Z', 'open'],
  ['a minute before', '2026-11-23T08:59:59Z', 'closed'],
  ['the last minute', '2026-11-27T17:29:59Z', 'open'],
  ['half past five', '2026-11-27T17:30:00Z', 'closed'],
  ['a Saturday', '2026-11-28T12:00:00Z', 'closed'],
  ['a Sunday', '2026-11-29T12:00:00Z', 'closed'],
  ['nine by summer time', '2026-07-01T08:00:00Z', 'open'],
  ['half past five by summer time', '2026-07-01T16:30:00Z', 'closed'],
])('D-29 %s: %s is %s', (_, instant, state) => {
  expect(at(instant)).toBe(state)
})

test('D-30 a bank holiday on a weekday is closed', () => {
  expect(at('2026-12-28T12:00:00Z')).toBe('closed')
  expect(at('2026-12-29T12:00:00Z')).toBe('open')
})

test('D-31 a year whose holidays are not entered is neither', () => {
  expect(at('2029-01-02T12:00:00Z')).toBe('unknown')
  // Still 2028 in UTC is 2028 in London too; summer time never moves a New Year.
  expect(at('2028-12-31T23:59:59Z')).toBe('closed')
})
