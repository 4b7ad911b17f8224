import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figureDays, figuresSince, weeksOf } from './figure-days.ts'

test('W-190 figures go back 91 days of London, today included', () => {
  const days = figureDays(Date.parse('2026-11-25T23:30:00Z'))
  expect([days.length, days[0], days.at(-1)]).toEqual([91, '2026-08-27', '2026-11-25'])
  expect(new Set(days).size).toBe(91)
})

test.each([
  // Half past midnight in summer is the day before in UTC.
  ['2026-07-01T23:30:00Z', '2026-07-02', '2026-04-02T23:00:00.000Z'],
  ['2026-11-25T12:00:00Z', '2026-11-25', '2026-08-26T23:00:00.000Z'],
  ['2026-03-01T00:00:00Z', '2026-03-01', '2025-12-01T00:00:00.000Z'],
])('W-190 at %s they end on %s and count from %s', (now, last, since) => {
  expect(figureDays(Date.parse(now)).at(-1)).toBe(last)
  expect(figuresSince(Date.parse(now)).toISOString()).toBe(since)
})

test('W-190 weeks lose nothing of their days', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { maxLength: 91 }), (counts) => {
      const days = counts.map((seen, at) => ({ day: `day ${at}`, seen }))
      const weeks = weeksOf(days, ['seen'])
      expect(weeks).toHaveLength(Math.ceil(counts.length / 7))
      expect(weeks.map(({ from }) => from)).toEqual(
        days.filter((_, at) => at % 7 === 0).map(({ day }) => day),
      )
      const sum = (all: readonly { seen: number }[]) =>
        all.reduce((total, { seen }) => total + seen, 0)
      expect(sum(weeks)).toBe(sum(days))
    }),
  )
})
