import { expect, test } from 'vitest'
import { writtenMoment } from './written-moment.ts'

test.each([
  ['2026-11-20T09:05:00Z', '20 Nov 2026, 09:05'],
  ['2026-07-01T23:30:00Z', '2 Jul 2026, 00:30'],
])('S-82 the instant %s is written %s, London’s time', (iso, text) => {
  expect(writtenMoment(iso)).toBe(text)
})
