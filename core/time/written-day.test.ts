import { expect, test } from 'vitest'
import { writtenDay } from './written-day.ts'

test.each([
  ['2026-11-20', '20 November 2026'],
  ['2026-06-30T23:30:00.000Z', '1 July 2026'], // already the next day in London
])('F-96 %s is written %s', (iso, written) => {
  expect(writtenDay(iso)).toBe(written)
})
