import type { FilterScope, FilterValues } from './filter-values.ts'

/**
 * Whether a list shows a filter: not if its path fixes it; electric range bands only while electric
 * cars may be found; doors only within a range, where they differ by a few; the first payment limit
 * not with PCP, where the deposit is that limit; on a list of a body type delivery in place of stock.
 * Rules F-39, F-40, F-41, F-109.
 */
export function isFieldShown(
  field: keyof FilterValues,
  values: FilterValues,
  scope: FilterScope,
): boolean {
  if (field in scope) return false
  switch (field) {
    case 'pureElectricRanges':
      return values.fuelTypes.length === 0 || values.fuelTypes.includes('electric')
    case 'doors':
      return scope.ranges !== undefined
    case 'delivery':
      return scope.type === 'body-type' && values.financeType !== 'pcp'
    case 'stock':
      return scope.type !== 'body-type'
    case 'rentalRange':
      return values.financeType !== 'pcp'
    default:
      return true
  }
}

/** Whether seats, equipment, boot and providers are shown: once asked for, or while one is chosen. Rule F-127. */
export function isMoreShown(values: FilterValues): boolean {
  const { more, seats, features, bootFrom, providers } = values
  return (
    more || seats.length > 0 || features.length > 0 || bootFrom !== null || providers.length > 0
  )
}
