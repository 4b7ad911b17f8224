import type { FilterValues } from '../filter-values.ts'
import { isStockOnlyFor } from './delivery.ts'
import { rangesOfMakes } from '../address/range-value.ts'
import { financeChange } from './finance-change.ts'

/** Stock that was chosen by itself. Rule F-109. */
const noDelivery = { delivery: 'browsing' } as const

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
    ...(change.financeType && financeChange(values, change.financeType)),
    ...(change.manufacturers && { ranges: rangesOfMakes(values.ranges, change.manufacturers) }),
    ...(change.fuelTypes && ofFuelTypes(values, change.fuelTypes)),
    ...(change.pureElectricRanges && ofElectricRanges(values, change.pureElectricRanges)),
    ...(change.delivery && { stock: isStockOnlyFor(change.delivery) }),
    ...(change.stock !== undefined && noDelivery),
    ...(isBudgetEnd(change) && { budgetRanges: [] }),
    ...change,
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
