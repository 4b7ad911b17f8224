import type { DealSelection } from './deal-selection.ts'
import { askFor, type LandingStep, withoutLoads } from './landing-loads.ts'
import { listOf, needsOf } from './landing-needs.ts'
import type { LandingFilters, LandingState } from './landing-state.ts'
import { anyBudget, type BudgetFilters } from './matching-offers.ts'

const selectionFilters = ['financeType', 'isInStock', 'isMaintained'] as const satisfies readonly (
  | keyof LandingFilters
  | keyof DealSelection
)[]

const budgetFilters = Object.keys(anyBudget) as (keyof BudgetFilters)[]

/**
 * Changes filters: the mark goes, and list, top offer and car are loaded anew; with another
 * finance type also its terms, mileages and deposits. A change to the budget filters puts them
 * on, or off when none is left. Rules L-17, L-18, L-23, L-29.
 */
export function changeFilters(state: LandingState, change: Partial<LandingFilters>): LandingStep {
  const filters = { ...state.filters, ...change }
  const isChanged = (key: keyof LandingFilters) => !isSame(filters[key], state.filters[key])
  const changed = selectionFilters.filter(isChanged)
  const isBudgetChanged = budgetFilters.some(isChanged)
  if (changed.length === 0 && !isBudgetChanged) return withoutLoads(state)

  const next: LandingState = {
    ...state,
    filters,
    lastChanged: changed,
    selectedOfferId: null,
    areAdditionalFiltersOn: isBudgetChanged
      ? budgetFilters.some((key) => !isSame(filters[key], anyBudget[key]))
      : state.areAdditionalFiltersOn,
  }
  return askFor(
    next,
    needsOf(next, [
      listOf(next),
      'topOffer',
      'car',
      ...(changed.includes('financeType') ? (['profiles', 'pcpDefaults'] as const) : []),
    ]),
  )
}

/** Lists of the same values in the same order are the same. */
function isSame(left: unknown, right: unknown): boolean {
  return String(left) === String(right)
}
