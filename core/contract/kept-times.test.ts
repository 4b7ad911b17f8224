import { expect, test } from 'vitest'
import { isOrderChangeable, keptTimes } from './kept-times.ts'

test('C-55 how long things are kept: an order a day, a customer form seven, a form 30 minutes', () => {
  expect(keptTimes).toEqual({
    orderChangeMs: 86_400_000,
    customerFormMs: 604_800_000,
    formDraftMs: 1_800_000,
  })
})

const confirmedAtMs = Date.UTC(2026, 10, 20, 9)
test.each([
  [null, confirmedAtMs, true],
  [confirmedAtMs, confirmedAtMs, true],
  [confirmedAtMs, confirmedAtMs + 86_399_999, true],
  [confirmedAtMs, confirmedAtMs + 86_400_000, false],
])('C-55 an order confirmed at %s can be changed at %d: %s', (confirmed, nowMs, isChangeable) => {
  expect(isOrderChangeable(confirmed, nowMs)).toBe(isChangeable)
})
