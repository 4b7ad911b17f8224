import type { FinanceType } from '../offer/finance-type.ts'
import { profileDefaults, type FilterValues } from './filter-values.ts'
import { rangesOfMakes } from './range-value.ts'

/** The filters a visitor sets at once, by name; the others stand. */
export type FilterChange = Partial<FilterValues>

/**
 * The filters after a choice, with everything that goes with it. What the change itself names
 * beside a choice stands as named.
 * @example applyChange(values, { manufacturers: ['mg'] }) // and the ranges of other makes go
 */
export function applyChange(values: FilterValues, change: FilterChange): FilterValues {
  return {
    ...values,
    ...(change.financeType && ofFinanceType(values, change.financeType)),
    ...(change.manufacturers && { ranges: rangesOfMakes(values.ranges, change.manufacturers) }),
    ...(change.fuelTypes && ofFuelTypes(values, change.fuelTypes)),
    ...(change.pureElectricRanges && ofElectricRanges(values, change.pureElectricRanges)),
    ...(isBudgetEnd(change) && { budgetRanges: [] }),
    ...change,
  }
}

/**
 * Another finance type brings its own common profile, since its mileages and deposits differ;
 * a limit on the first payment goes. A PCP has no stock, special offer or maintenance flag, so
 * they go as well, or nothing would be found. Rules F-10, F-11.
 */
function ofFinanceType(values: FilterValues, financeType: FinanceType): FilterChange {
  if (financeType === values.financeType) return {}
  return {
    ...profileDefaults(financeType),
    rentalRange: '0',
    ...(financeType === 'pcp' && { stock: false, specialOffers: false, maintained: false }),
  }
}

/** Bands of electric range are about electric cars: they go when that fuel is not chosen. Rule F-12. */
function ofFuelTypes(values: FilterValues, fuelTypes: FilterValues['fuelTypes']): FilterChange {
  return {
    pureElectricRanges: fuelTypes.includes('electric') ? values.pureElectricRanges : [],
  }
}

/** A band of electric range leaves electric as the only fuel; without one the fuels stand. Rule F-13. */
function ofElectricRanges(
  values: FilterValues,
  ranges: FilterValues['pureElectricRanges'],
): FilterChange {
  return { fuelTypes: ranges.length > 0 ? ['electric'] : values.fuelTypes }
}

/** A budget from or to takes the place of the bands a link may have chosen. Rule F-14. */
function isBudgetEnd(change: FilterChange): boolean {
  return change.budgetFrom !== undefined || change.budgetTo !== undefined
}
