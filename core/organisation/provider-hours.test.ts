import { expect, test } from 'vitest'
import { type ClockHours, hoursInWords, nextOpening, providerHours } from './provider-hours.ts'

const office: ClockHours = { from: '09:00', to: '17:30' }
const week = (saturday: ClockHours = null): ClockHours[] => [
  ...Array<ClockHours>(5).fill(office),
  saturday,
  null,
]

test.each<[ClockHours[], string]>([
  [week(), 'Mon–Fri 9:00–17:30'],
  [week({ from: '10:00', to: '13:00' }), 'Mon–Fri 9:00–17:30, Sat 10:00–13:00'],
  [
    [office, null, office, office, null, null, office],
    'Mon 9:00–17:30, Wed–Thu 9:00–17:30, Sun 9:00–17:30',
  ],
  [Array<ClockHours>(7).fill(null), ''],
])('L-63 hours in words %#', (hours, words) => {
  expect(hoursInWords(hours)).toBe(words)
})

const at = (london: string) => Date.parse(`${london}Z`)

test.each([
  ['open', '2026-11-25T10:00', null],
  ['before it opens', '2026-11-25T07:00', { inDays: 0, weekday: 3, fromMinute: 540 }],
  ['at the closing minute', '2026-11-25T17:30', { inDays: 1, weekday: 4, fromMinute: 540 }],
  ['on Friday night', '2026-11-27T20:00', { inDays: 3, weekday: 1, fromMinute: 540 }],
  ['before Christmas', '2026-12-24T18:00', { inDays: 5, weekday: 2, fromMinute: 540 }],
  ['in summer time, an hour before UTC says', '2026-07-01T08:10', null],
  ['in a year whose holidays nobody has entered', '2031-03-03T20:00', null],
])('L-63 a provider %s', (_, london, expected) => {
  expect(nextOpening(providerHours(week()), at(london))).toEqual(expected)
})

test('L-63 nothing is said of a provider that never opens', () => {
  const never = providerHours(Array<ClockHours>(7).fill(null))
  expect(nextOpening(never, at('2026-11-25T10:00'))).toBeNull()
})
