import { describe, expect, test } from 'vitest'
import { callTimeLabels, callTimesOffered } from './call-times.ts'
import { isOpenAt, type OpeningHours } from './opening-hours.ts'

const day = { fromMinute: 9 * 60, toMinute: 17 * 60 + 30 }
const saturday = { fromMinute: 10 * 60, toMinute: 12 * 60 }
const hours: OpeningHours = {
  week: [null, day, day, day, day, day, saturday],
  closedDays: ['2026-12-25'],
}
const at = (iso: string) => Date.parse(iso)

describe('W-47 a provider answers in its hours, by London’s clock', () => {
  test.each([
    ['2026-11-20T08:59:59Z', false], // a Friday in winter: London keeps UTC
    ['2026-11-20T09:00:00Z', true],
    ['2026-11-20T17:29:59Z', true],
    ['2026-11-20T17:30:00Z', false],
    ['2026-11-20T23:59:00Z', false],
    ['2026-07-10T07:59:00Z', false], // a Friday in summer: an hour ahead of UTC
    ['2026-07-10T08:00:00Z', true],
    ['2026-07-10T16:30:00Z', false],
    ['2026-11-21T11:00:00Z', true], // Saturday has its own hours
    ['2026-11-21T12:00:00Z', false],
    ['2026-11-22T11:00:00Z', false], // Sunday
    ['2026-12-25T11:00:00Z', false], // a Friday, closed all the same
    ['2026-12-18T11:00:00Z', true],
  ])('%s: %j', (iso, isOpen) => {
    expect(isOpenAt(hours, at(iso))).toBe(isOpen)
  })
  test('hours nobody knows count as open', () => {
    expect(isOpenAt(null, at('2026-11-22T03:00:00Z'))).toBe(true)
  })
})

test('W-48 a call back can be asked for at six times', () => {
  expect(callTimeLabels).toEqual({
    today: 'Today',
    tomorrow: 'Tomorrow',
    ASAP: 'As soon as possible',
    AM: 'In the morning',
    PM: 'In the afternoon',
    other: 'Another time',
  })
})

describe('W-49 today is offered only while the provider still answers today', () => {
  test.each([
    ['2026-11-20T07:00:00Z', true], // before it opens
    ['2026-11-20T12:00:00Z', true],
    ['2026-11-20T17:29:00Z', true],
    ['2026-11-20T17:30:00Z', false],
    ['2026-11-22T07:00:00Z', false],
    ['2026-12-25T07:00:00Z', false],
  ])('%s: %j', (iso, isOffered) => {
    const rest = ['tomorrow', 'ASAP', 'AM', 'PM', 'other']
    expect(callTimesOffered(hours, at(iso))).toEqual(isOffered ? ['today', ...rest] : rest)
  })
})
