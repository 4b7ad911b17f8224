import { expect, test } from 'vitest'
import { leadAgeBounds } from './lead-age.ts'

const iso = (ms: number | null) => ms && new Date(ms).toISOString()

test.each([
  ['today', '2026-11-25T12:00:00Z', '2026-11-25T00:00:00.000Z', null],
  ['week', '2026-11-25T12:00:00Z', '2026-11-19T00:00:00.000Z', null],
  // The clocks went back on 25 October.
  ['month', '2026-11-20T23:59:00Z', '2026-10-21T23:00:00.000Z', null],
  ['month', '2026-11-10T00:00:00Z', '2026-10-11T23:00:00.000Z', null],
  ['older', '2026-11-25T12:00:00Z', null, '2026-10-27T00:00:00.000Z'],
  ['today', '2026-07-14T23:30:00Z', '2026-07-14T23:00:00.000Z', null],
] as const)('W-161 leads of %s at %s', (age, now, from, before) => {
  const { fromMs, beforeMs } = leadAgeBounds(age, Date.parse(now))
  expect([iso(fromMs), iso(beforeMs)]).toEqual([from, before])
})
