import { expect, test } from 'vitest'
import { commonQuery } from './common-query.ts'
import { openQuery } from './deal-query.ts'

test.each([
  ['personal', { terms: [36], annualMileages: [8000], depositValues: [6] }],
  ['business', { terms: [36], annualMileages: [10_000], depositValues: [6] }],
  ['pcp', { terms: [36], annualMileages: [8000], depositValues: [3000] }],
] as const)('F-03 F-97 a list of %s opens on the common profile', (financeType, profile) => {
  expect(commonQuery(financeType)).toEqual({ ...openQuery, financeType, ...profile })
})
