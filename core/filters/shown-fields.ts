import type { FilterScope, FilterValues } from './filter-values.ts'

/**
 * Whether a list asks for a filter at all: not for what its path decides; for bands of electric
 * range only while electric cars may be found; for doors only within a range, where they differ
 * by a few; for a limit on the first payment not with PCP, where the deposit is that limit.
 * Rules F-39, F-40, F-41.
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
    case 'rentalRange':
      return values.financeType !== 'pcp'
    default:
      return true
  }
}
