import type { FinanceType } from '#core/offer/finance-type.ts'
import { profileDefaults, type FilterValues } from '../filter-values.ts'
import { rangesOfMakes } from '../address/range-value.ts'

/** New values for some filters, by name; the others stay. */
export type FilterChange = Partial<FilterValues>

/**
 * The filters after a choice and its side effects. Fields that the change itself names keep the
 * value named.
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
 * Changes the finance type, and with it to that type's common profile, since mileages and deposits
 * differ; a limit on the first payment is removed. A PCP has no stock, special offer or maintenance
 * flag, so they go as well, or nothing would be found. Rules F-10, F-11.
 */
function ofFinanceType(values: FilterValues, financeType: FinanceType): FilterChange {
  if (financeType === values.financeType) return {}
  return {
    ...profileDefaults(financeType),
    rentalRange: '0',
    ...(financeType === 'pcp' && { stock: false, specialOffers: false, maintained: false }),
  }
}

/** Removes the electric range bands when electric is not among the chosen fuels. Rule F-12. */
function ofFuelTypes(values: FilterValues, fuelTypes: FilterValues['fuelTypes']): FilterChange {
  return {
    pureElectricRanges: fuelTypes.includes('electric') ? values.pureElectricRanges : [],
  }
}

/**
 * Sets electric as the only fuel when a range band is chosen; without one the fuels stay. Rule
 * F-13.
 */
function ofElectricRanges(
  values: FilterValues,
  ranges: FilterValues['pureElectricRanges'],
): FilterChange {
  return { fuelTypes: ranges.length > 0 ? ['electric'] : values.fuelTypes }
}

/** Whether a change sets an end of the budget, which replaces the bands of a link. Rule F-14. */
function isBudgetEnd(change: FilterChange): boolean {
  return change.budgetFrom !== undefined || change.budgetTo !== undefined
}
