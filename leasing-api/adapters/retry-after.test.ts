import { expect, test } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

const nowMs = Date.parse('2026-11-20T09:00:00Z')

test.each([
  [null, null],
  ['', null],
  ['soon', null],
  ['-5', null],
  ['0', 0],
  [' 30 ', 30_000],
  ['86400', 3_600_000], // no service is left alone for longer than an hour
  ['Fri, 20 Nov 2026 09:00:45 GMT', 45_000],
  ['Fri, 20 Nov 2026 08:00:00 GMT', 0],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 3_600_000],
])('C-103 Retry-After %j is a pause of %j ms', (header, waitMs) => {
  expect(retryAfterMs(header, nowMs)).toBe(waitMs)
})
