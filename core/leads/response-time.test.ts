import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ClockHours } from '../organisation/provider-hours.ts'
import { type MeasuredLead, responseTime } from './response-time.ts'

const office: ClockHours = { from: '09:00', to: '17:30' }
const weekdays = [office, office, office, office, office, null, null]
const nowMs = Date.parse('2026-11-25T17:00:00Z')

const lead = (confirmed: string, responded: string | null, closed: string | null = null) => ({
  confirmedMs: Date.parse(confirmed),
  respondedMs: responded === null ? null : Date.parse(responded),
  closedMs: closed === null ? null : Date.parse(closed),
})
const five = (one: MeasuredLead) => Array<MeasuredLead>(5).fill(one)

test.each([
  ['in opening hours', '2026-11-24T10:00:00Z', '2026-11-24T11:15:00Z', 75],
  ['to the minute, rounded up', '2026-11-24T10:00:00Z', '2026-11-24T10:00:01Z', 1],
  ['over a night', '2026-11-23T17:00:00Z', '2026-11-24T09:10:00Z', 40],
  ['before it opens', '2026-11-24T03:00:00Z', '2026-11-24T08:59:00Z', 0],
  ['over a weekend', '2026-11-20T20:00:00Z', '2026-11-23T09:30:00Z', 30],
  ['over a bank holiday', '2026-08-28T15:00:00Z', '2026-09-01T09:00:00Z', 150],
  ['in summer time', '2026-09-24T07:00:00Z', '2026-09-24T08:20:00Z', 20],
  ['over the change of clocks', '2026-10-23T16:00:00Z', '2026-10-26T09:30:00Z', 60],
])('W-170 a response %s', (_, confirmed, responded, medianMinutes) => {
  expect(responseTime(weekdays, five(lead(confirmed, responded)), nowMs)).toEqual({
    medianMinutes,
    leads: 5,
  })
})

test('W-170 where no hours are known every hour counts', () => {
  const leads = five(lead('2026-11-21T10:00:00Z', '2026-11-22T10:00:00Z'))
  for (const hours of [[], [null, null, null, null, null, null, null]]) {
    expect(responseTime(hours, leads, nowMs)?.medianMinutes).toBe(24 * 60)
  }
})

describe('W-171', () => {
  const at = (minutes: number | null, closed: number | null = null) => {
    const confirmed = Date.parse('2026-11-25T10:00:00Z')
    const after = (count: number | null) => (count === null ? null : confirmed + count * 60_000)
    return { confirmedMs: confirmed, respondedMs: after(minutes), closedMs: after(closed) }
  }
  const median = (...leads: MeasuredLead[]) => responseTime(weekdays, leads, nowMs)

  test('fewer than five leads that were called say nothing', () => {
    expect(median(at(1), at(2), at(3), at(4), at(null))).toBeNull()
    expect(median(at(1), at(2), at(3), at(4), at(5))).toEqual({ medianMinutes: 3, leads: 5 })
  })

  test('leads of more than 90 days ago do not count', () => {
    const old = { ...at(1), confirmedMs: nowMs - 90 * 86_400_000 - 1 }
    expect(median(at(1), at(2), at(3), at(4), old)).toBeNull()
  })

  test('leads that wait count for as long as they have waited', () => {
    const called = [at(10), at(20), at(30), at(40), at(50)]
    const waiting = Array<MeasuredLead>(4).fill(at(null))
    expect(median(...called, ...waiting)).toEqual({ medianMinutes: 50, leads: 9 })
    expect(median(...called, ...waiting, at(null), at(null))).toBeNull()
  })

  test('one that was closed without a call counts until then', () => {
    const called = [at(10), at(20), at(30), at(40), at(50)]
    expect(median(...called, at(null, 5), at(null, 5))).toEqual({ medianMinutes: 30, leads: 7 })
    expect(median(...called, at(null, 30))).toEqual({ medianMinutes: 30, leads: 6 })
  })

  test('leaving leads alone never makes a response time shorter', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 5, maxLength: 20 }),
        fc.nat(10),
        (minutes, ignored) => {
          const called = minutes.map((count) => at(count))
          const best = median(...called)!.medianMinutes
          const more = median(...called, ...Array<MeasuredLead>(ignored).fill(at(null)))
          expect(more?.medianMinutes ?? Infinity).toBeGreaterThanOrEqual(best)
        },
      ),
    )
  })
})
