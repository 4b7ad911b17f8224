import { expect, test } from 'vitest'
import { companyCarCosts } from '#core/fixtures/company-car-costs.ts'
import { leaseDisallowance } from './lease-disallowance.ts'

test.each([
  ['hatchback', 0, 0],
  ['hatchback', 50, 0],
  ['hatchback', 51, 15],
  ['suv', 180, 15],
  ['suv', null, null],
  ['van', 180, 0],
  ['van', null, 0],
] as const)(
  'P-92 of the rent of a %s with %s g/km %s%% is disallowed',
  (bodyType, co2, percent) => {
    expect(leaseDisallowance({ bodyType, co2 }, companyCarCosts, '2026-11-24')).toEqual({
      percent,
      usualPercent: 15,
      aboveCo2: 50,
      source: 'The law of leaseDisallowedPercent',
      reviewBy: '2027-04-05',
    })
  },
)
