import { expect, test } from 'vitest'
import type { FilterValues } from '../filter-values.ts'
import { filtersToSearch } from '../address/filters-to-search.ts'
import { linkFilters } from './link-filters.ts'

test.each<[Partial<FilterValues>, string]>([
  [{}, ''],
  [{ fuelTypes: ['electric'] }, 'fuelTypes=electric'],
  [{ bodyTypes: ['suv'] }, 'bodyTypes=suv'],
  [{ bodyTypes: ['van'] }, 'financeType=business&bodyTypes=van'],
  [{ bodyTypes: ['suv', 'van'] }, 'bodyTypes=suv,van'],
  [{ bodyTypes: ['van'], financeType: 'personal' }, 'bodyTypes=van'],
  [{ financeType: 'pcp' }, 'financeType=pcp'],
])('F-99 a link with %j opens ?%s', (change, search) => {
  expect(filtersToSearch(linkFilters(change))).toBe(search)
})
