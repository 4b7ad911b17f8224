import { expect, test } from 'vitest'
import { leadDueMs } from './lead-due.ts'

const office = { from: '09:00', to: '17:30' }
const weekdays = [office, office, office, office, office, null, null]
const everyDay = Array.from({ length: 7 }, () => ({ from: '08:30', to: '18:00' }))

test.each([
  ['open', '2026-11-20T09:00:00Z', '2026-11-20T09:00:00Z'],
  ['before it opens', '2026-11-20T06:15:00Z', '2026-11-20T09:00:00Z'],
  ['after it closes, before a weekend', '2026-11-20T17:30:00Z', '2026-11-23T09:00:00Z'],
  ['on a Sunday', '2026-11-22T12:00:00Z', '2026-11-23T09:00:00Z'],
  ['on Christmas Day, a Friday', '2026-12-25T10:00:00Z', '2026-12-29T09:00:00Z'],
  ['in summer', '2026-07-01T20:00:00Z', '2026-07-02T08:00:00Z'],
])('W-92 a lead of a provider that is %s', (_, now, due) => {
  expect(new Date(leadDueMs(weekdays, Date.parse(now))).toISOString()).toBe(
    new Date(due).toISOString(),
  )
})

test.each([
  ['forward', '2026-03-28T22:00:00Z', '2026-03-29T07:30:00Z'],
  ['back', '2026-10-24T21:00:00Z', '2026-10-25T08:30:00Z'],
])('W-92 on the day that clocks go %s it is sent when the clock says so', (_, now, due) => {
  expect(leadDueMs(everyDay, Date.parse(now))).toBe(Date.parse(due))
})

test('W-92 without hours it is sent at once', () => {
  expect(leadDueMs([], 5)).toBe(5)
  expect(leadDueMs([null, null, null, null, null, null, null], 5)).toBe(5)
})
