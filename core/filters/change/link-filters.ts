import { type FinanceType, usualFinanceType } from '#core/offer/finance-type.ts'
import type { BodyType } from '#core/vehicle/body-type.ts'
import { defaultFilters, type FilterValues } from '../filter-values.ts'

/**
 * The filters of a list that a link opens with these changes, on the common profile of its finance
 * type. Without one in the changes it is that of the bodies: a link to vans alone opens business
 * prices. Rule F-99.
 * @example linkFilters({ bodyTypes: ['van'] }).financeType // 'business'
 */
export function linkFilters(change: Partial<FilterValues>): FilterValues {
  const financeType = change.financeType ?? financeTypeOf(change.bodyTypes ?? [])
  return { ...defaultFilters(financeType), ...change, financeType }
}

/** The finance type shared by these bodies; personal for a mixture or none. */
function financeTypeOf(bodies: readonly BodyType[]): FinanceType {
  const types = new Set(bodies.map(usualFinanceType))
  const [only] = types
  return types.size === 1 && only !== undefined ? only : 'personal'
}
