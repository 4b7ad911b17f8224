import { expect, test } from 'vitest'
import { savedSearchWords } from './saved-search-words.ts'

test.each([
  [{ type: 'car', financeType: 'personal' }, 'Ford Puma', 'Ford Puma', 'Personal lease.'],
  [{ type: 'car', financeType: 'business' }, null, 'A car', 'Business lease.'],
  [
    { type: 'budget', budgetRange: '250to350', financeType: 'pcp' },
    null,
    'Cars within a budget',
    'PCP, £250 to £350 a month.',
  ],
  [
    { type: 'budget', budgetRange: '600', financeType: 'personal' },
    'Ford Puma SUV',
    'Ford Puma SUV',
    'Personal lease, £600 and over a month.',
  ],
  [
    { type: 'similar', financeType: 'personal' },
    'Ford Puma',
    'Cars like the Ford Puma',
    'Personal lease.',
  ],
  [{ type: 'similar', financeType: 'personal' }, null, 'Similar cars', 'Personal lease.'],
] as const)('W-181 %j of %s is called %s', (search, car, title, terms) => {
  expect(savedSearchWords(search, car)).toEqual({ title, terms })
})
