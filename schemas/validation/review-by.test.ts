import { afterEach, expect, test, vi } from 'vitest'
import { reviewByWarning } from './review-by.ts'
import { daysAfter, today } from './today.ts'

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['2026-11-19', /^Review by: this date has passed and it hides\./],
  ['2026-11-20', /^Review by: this date is near, and after it it hides\./],
  ['2026-12-20', /^Review by: this date is near/],
])('on 20 November %s is told of', (reviewBy, message) => {
  expect(reviewByWarning(reviewBy, '2026-11-20', 'it hides')).toMatch(message)
})

test.each([['2026-12-21'], [undefined]])('on 20 November %s is fine', (reviewBy) => {
  expect(reviewByWarning(reviewBy, '2026-11-20', 'it hides')).toBe(true)
})

test.each([
  ['2026-12-15', 30, '2027-01-14'],
  ['2027-03-27', 2, '2027-03-29'], // the clocks change on the 28th
  ['2028-02-28', 1, '2028-02-29'],
])('%s and %d days are %s', (day, days, later) => {
  expect(daysAfter(day, days)).toBe(later)
})

test('today is London’s, an hour ahead in summer', () => {
  vi.useFakeTimers({ now: new Date('2026-06-30T23:30:00Z'), toFake: ['Date'] })
  expect(today()).toBe('2026-07-01')
})
