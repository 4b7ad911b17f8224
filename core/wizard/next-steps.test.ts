import { expect, test } from 'vitest'
import { nextSteps } from './next-steps.ts'

const offer = { validUntil: '2026-11-30', deliveryWeeks: { from: 2, to: 4 } }

test.each([
  [
    'a Tuesday',
    '2026-11-24T15:00:00Z',
    { confirmedDay: '2026-11-24', providerDay: '2026-11-25', from: '2026-12-08', to: '2026-12-22' },
  ],
  // Half past midnight in London is still the day before by UTC.
  [
    'a summer night',
    '2027-06-04T23:30:00Z',
    { confirmedDay: '2027-06-05', providerDay: '2027-06-07', from: '2027-06-19', to: '2027-07-03' },
  ],
  [
    'a year whose bank holidays are not known',
    '2029-01-02T12:00:00Z',
    { confirmedDay: '2029-01-02', providerDay: null, from: '2029-01-16', to: '2029-01-30' },
  ],
])('W-85 what happens after %s', (_, confirmedAt, { from, to, ...days }) => {
  expect(nextSteps(offer, Date.parse(confirmedAt))).toEqual({
    ...days,
    priceUntil: '2026-11-30',
    delivery: { from, to },
  })
})
