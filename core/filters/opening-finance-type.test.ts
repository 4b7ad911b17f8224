import { describe, expect, test } from 'vitest'
import { filtersFromSearch } from './address/filters-from-search.ts'
import { filtersToSearch } from './address/filters-to-search.ts'
import { defaultFilters, type FilterScope } from './filter-values.ts'
import { openingFinanceType } from './opening-finance-type.ts'
import { activeFilters } from './words/active-filters.ts'

test.each<[FilterScope, string]>([
  [{}, 'personal'],
  [{ bodyTypes: [] }, 'personal'],
  [{ bodyTypes: ['suv'] }, 'personal'],
  [{ bodyTypes: ['van'] }, 'business'],
  [{ bodyTypes: ['van', 'suv'] }, 'personal'],
  [{ bodyTypes: ['van'], financeType: 'pcp' }, 'pcp'],
])('F-99 F-101 a list of %j opens on %s', (scope, wanted) => {
  expect(openingFinanceType(scope)).toBe(wanted)
})

describe('F-101 a list whose path is about vans alone', () => {
  const vans = { bodyTypes: ['van' as const] }
  const named = (financeType: 'personal' | 'business') =>
    activeFilters(
      { ...defaultFilters(financeType), ...vans },
      { manufacturers: [], ranges: [], brands: [] },
      vans,
    ).map(({ label, without }) => [label, without.financeType])

  test.each([
    ['', 'business', ''],
    ['business', 'business', ''],
    ['personal', 'personal', 'financeType=personal'],
    ['pcp', 'pcp', 'financeType=pcp'],
  ])('asked for %j is of %s, at ?%s', (financeType, wanted, search) => {
    const { values } = filtersFromSearch({ financeType }, vans)
    expect(values).toMatchObject({ ...defaultFilters(values.financeType), ...vans })
    expect(values.financeType).toBe(wanted)
    expect(filtersToSearch(values, 1, vans)).toBe(search)
  })

  test('names a personal lease, which gives way to a business one', () => {
    expect(named('business')).toEqual([])
    expect(named('personal')).toEqual([['Personal lease', 'business']])
  })
})
