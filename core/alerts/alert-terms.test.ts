import { describe, expect, test } from 'vitest'
import { alertEnd, isWatching } from './alert-terms.ts'

describe('W-131 an alert ends after twelve months', () => {
  test.each([
    ['2026-11-25T09:30:00.000Z', '2027-11-25T09:30:00.000Z'],
    ['2026-12-31T23:59:59.999Z', '2027-12-31T23:59:59.999Z'],
    ['2028-02-29T12:00:00.000Z', '2029-02-28T12:00:00.000Z'],
    ['2027-02-28T12:00:00.000Z', '2028-02-28T12:00:00.000Z'],
  ])('confirmed %s it ends %s', (confirmed, end) => {
    expect(alertEnd(new Date(confirmed)).toISOString()).toBe(end)
  })
})

describe('W-127 W-131 an alert in force', () => {
  const now = new Date('2026-11-25T09:00:00Z')
  const confirmedAt = new Date('2026-11-20T09:00:00Z')
  const endsAt = new Date('2027-11-20T09:00:00Z')

  test.each([
    ['confirmed', { confirmedAt, endsAt, stoppedAt: null }, true],
    ['not confirmed', { confirmedAt: null, endsAt: null, stoppedAt: null }, false],
    ['stopped', { confirmedAt, endsAt, stoppedAt: confirmedAt }, false],
    ['at its end', { confirmedAt, endsAt: now, stoppedAt: null }, false],
    ['without an end', { confirmedAt, endsAt: null, stoppedAt: null }, false],
  ])('%s', (_, dates, expected) => {
    expect(isWatching(dates, now)).toBe(expected)
  })
})
