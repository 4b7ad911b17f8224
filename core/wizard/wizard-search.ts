import { isStockOnlyFor } from '../filters/change/delivery.ts'
import { defaultFilters, type FilterValues } from '../filters/filter-values.ts'
import { rangeValue } from '../filters/address/range-value.ts'
import type { FinanceType } from '../offer/finance-type.ts'
import type { BudgetRange } from '../pricing/budget-range.ts'
import type { WizardBudget, WizardState } from './wizard-state.ts'
import { canOpen } from './wizard-steps.ts'

/** The list a wizard ends on: what its path says, and the filters it opens with. */
export type WizardSearch = { financeType: FinanceType; filters: FilterValues } &
  /** Rule W-20. */
  (
    | { route: 'carSearch'; manufacturer: string; range: string; model: string }
    /** Rule W-21. */
    | { route: 'budgetSearch'; carModelId: number }
    /** Rules W-22, W-63. */
    | { route: 'similar' }
  )

/**
 * The search the answers amount to; null until every question is answered. Rules W-19 to W-23, W-62, W-63.
 * @example wizardSearch(focusEstateForBusiness)
 *   // { route: 'carSearch', manufacturer: 'ford', range: 'focus', model: 'focus-estate', … }
 */
export function wizardSearch(state: WizardState): WizardSearch | null {
  if (!canOpen(state, 'results')) return null
  const { financeType, carModel } = state
  // A PCP has no car in stock: asked for one, its list would be empty.
  const stock = isStockOnlyFor(state.delivery) && financeType !== 'pcp'
  const filters = { ...defaultFilters(financeType), stock }
  switch (state.type) {
    case 'car': {
      const [manufacturer, range] = [state.manufacturer!.slug, state.range!.slug]
      return {
        route: 'carSearch',
        manufacturer,
        range,
        model: carModel!.slug,
        financeType,
        filters: {
          ...filters,
          type: 'car-search',
          manufacturers: [manufacturer],
          ranges: [rangeValue(manufacturer, range)],
        },
      }
    }
    case 'budget':
      return {
        route: 'budgetSearch',
        carModelId: carModel!.id,
        financeType,
        filters: { ...filters, type: 'budget-search', budgetRanges: bandsOf(state.budgetRange!) },
      }
    case 'similar': {
      const { bodyType, fuelType } = state.likedVehicle!
      return {
        route: 'similar',
        financeType,
        filters: { ...filters, bodyTypes: [bodyType], fuelTypes: [fuelType] },
      }
    }
  }
}

/** The bands of a budget in a list's filters: none where any will do. Rule W-62. */
const bandsOf = (budget: WizardBudget): BudgetRange[] => (budget === 'any' ? [] : [budget])
