import { applyChange } from './change/apply-change.ts'
import { isStockOnlyFor, type Delivery } from './change/delivery.ts'
import { defaultFilters, type FilterValues } from './filter-values.ts'

/** Filters of the body type search. Rule F-63. */
export type BodyTypeFilters = Pick<
  FilterValues,
  'bodyTypes' | 'transmissions' | 'fuelTypes' | 'financeType' | 'budgetRanges' | 'manufacturers'
> & {
  /** Whole pounds a month at the search's start; null where an end is open. */
  initialFrom: number | null
  initialTo: number | null
  delivery: Delivery | null
  /** Follows from the delivery. */
  stock: boolean
  /** The car the visitor came from; null when from none. */
  capId: string | null
}

/** The filters the search opens with: any car of the body types, on a personal lease. Rule F-63. */
export function bodyTypeFilters(opened: Partial<BodyTypeFilters> = {}): BodyTypeFilters {
  return {
    bodyTypes: [],
    transmissions: [],
    fuelTypes: [],
    financeType: 'personal',
    budgetRanges: [],
    initialFrom: null,
    initialTo: null,
    manufacturers: [],
    delivery: null,
    capId: null,
    ...opened,
    stock: isStockOnlyFor(opened.delivery ?? null),
  }
}

/** Sets the delivery preference, and with it whether only stock cars are found. Rule F-64. */
export function chooseDelivery(
  filters: BodyTypeFilters,
  delivery: Delivery | null,
): BodyTypeFilters {
  return { ...filters, delivery, stock: isStockOnlyFor(delivery) }
}

/** Resets the search: only the body types and the initial budget stay. Rule F-65. */
export function restartBodyTypeSearch(
  filters: BodyTypeFilters,
  opened: Pick<BodyTypeFilters, 'bodyTypes'>,
): BodyTypeFilters {
  const { initialFrom, initialTo, capId } = filters
  return bodyTypeFilters({ bodyTypes: opened.bodyTypes, initialFrom, initialTo, capId })
}

/**
 * Filter values of the list the search leads to. Bands stand in place of the budget it was opened
 * with. Rule F-66.
 */
export function bodyTypeFiltersToValues(filters: BodyTypeFilters): FilterValues {
  const { bodyTypes, transmissions, fuelTypes, manufacturers, budgetRanges, stock } = filters
  const hasBands = budgetRanges.length > 0
  return applyChange(defaultFilters(filters.financeType), {
    type: 'body-type',
    bodyTypes,
    transmissions,
    fuelTypes,
    manufacturers,
    budgetFrom: hasBands ? null : filters.initialFrom,
    budgetTo: hasBands ? null : filters.initialTo,
    budgetRanges,
    stock: stock && filters.financeType !== 'pcp',
  })
}
