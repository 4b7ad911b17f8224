import { expect, test } from 'vitest'
import { isOrderChangeable, retention, oldestStoredOrder } from './retention.ts'

test('C-55 C-61 C-81 how long things are kept', () => {
  expect(retention).toEqual({
    orderChangeMs: 86_400_000,
    listConfirmationMs: 7 * 86_400_000,
    alertConfirmationMs: 7 * 86_400_000,
    customerFormMs: 604_800_000,
    formDraftMs: 1_800_000,
    quoteMs: 2_592_000_000,
    quoteAddressMs: 31_536_000_000,
    messageMs: 2_592_000_000,
    orderMonths: 24,
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

test.each([
  ['2026-11-22T10:00:00.000Z', '2024-11-22T10:00:00.000Z'],
  ['2026-01-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', '2024-12-31T23:59:59.999Z'],
  ['2028-02-29T12:00:00.000Z', '2026-02-28T12:00:00.000Z'], // no such day two years before
])('C-61 on %s orders from before %s are forgotten', (now, oldest) => {
  expect(oldestStoredOrder(new Date(now)).toISOString()).toBe(oldest)
})
