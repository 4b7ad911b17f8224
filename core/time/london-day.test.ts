import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { londonClock } from './london-clock.ts'
import {
  isNightlyRunDue,
  londonMidnightMs,
  nextDay,
  secondsUntilNextLondonDay,
} from './london-day.ts'

const instants = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
})

test.each([
  ['2026-01-15', '2026-01-15T00:00:00Z'],
  ['2026-07-15', '2026-07-14T23:00:00Z'],
  ['2026-03-29', '2026-03-29T00:00:00Z'], // clocks go forward an hour later
  ['2026-10-25', '2026-10-24T23:00:00Z'], // and back two hours later
])('%s begins in London at %s', (day, iso) => {
  expect(londonMidnightMs(day)).toBe(Date.parse(iso))
})

test('the day after the last of a month and of a year', () => {
  expect(nextDay('2028-02-28')).toBe('2028-02-29')
  expect(nextDay('2026-12-31')).toBe('2027-01-01')
})

describe('E-01 a page that says something by the date is kept until London’s next midnight', () => {
  test.each([
    ['2026-11-20T23:59:59.500Z', 1],
    ['2026-11-20T00:00:00Z', 86_400],
    ['2026-07-10T22:30:00Z', 1800],
    ['2026-03-29T00:00:00Z', 82_800], // 23 hours
    ['2026-10-24T23:00:00Z', 90_000], // 25 hours
  ])('at %s for %i seconds', (iso, seconds) => {
    expect(secondsUntilNextLondonDay(Date.parse(iso))).toBe(seconds)
  })

  test('whenever it is asked, the day has changed after that and had not a second before', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const nowMs = instant.getTime()
        const seconds = secondsUntilNextLondonDay(nowMs)
        const today = londonClock(nowMs).day
        expect(londonClock(nowMs + seconds * 1000).day).toBe(nextDay(today))
        expect(londonClock(nowMs + (seconds - 1) * 1000).day).toBe(today)
      }),
    )
  })
})

describe('E-02 the nightly run', () => {
  test.each([
    ['2026-11-20T00:04:59Z', '2026-11-19', false],
    ['2026-11-20T00:05:00Z', '2026-11-19', true],
    ['2026-11-20T00:06:00Z', '2026-11-20', false],
    ['2026-11-20T18:00:00Z', '2026-11-18', true], // the machine slept
    ['2026-07-10T23:05:00Z', '2026-07-10', true], // five past midnight in summer time
    ['2026-07-10T23:04:00Z', '2026-07-10', false],
    ['2026-11-20T12:00:00Z', '2026-11-21', false], // the clock was set back
  ])('at %s after a run on %s: due %s', (iso, lastDay, isDue) => {
    expect(isNightlyRunDue(Date.parse(iso), lastDay)).toBe(isDue)
  })
})
