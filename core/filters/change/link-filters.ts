import { defaultFilters, type FilterValues } from '../filter-values.ts'
import { openingFinanceType } from '../opening-finance-type.ts'

/**
 * The filters of a list that a link opens with these changes, on the common profile of its finance
 * type. Without one in the changes it is that of the bodies: a link to vans alone opens business
 * prices. Rule F-99.
 * @example linkFilters({ bodyTypes: ['van'] }).financeType // 'business'
 */
export function linkFilters(change: Partial<FilterValues>): FilterValues {
  const financeType = openingFinanceType(change)
  return { ...defaultFilters(financeType), ...change, financeType }
}
