import { expect, test } from 'vitest'
import { isInDate } from './in-date.ts'

test.each([
  [{ endsOn: '2026-11-20' }, '2026-11-20', true],
  [{ endsOn: '2026-11-20' }, '2026-11-21', false],
  [{ startsOn: '2026-11-20' }, '2026-11-19', false],
  [{ startsOn: '2026-11-20' }, '2026-11-20', true],
  [{ startsOn: '2026-11-20', endsOn: '2026-11-22' }, '2026-11-21', true],
  [{ startsOn: '2026-11-20', endsOn: null }, '2030-01-01', true],
  [{}, '2026-11-20', true],
])('E-03 %j on %s: shown %s', (dates, today, isShown) => {
  expect(isInDate(dates, today)).toBe(isShown)
})
