import type { DealPreferences } from './deal-selection.ts'
import type { GlobalFilters, LandingOpened } from './landing-events.ts'
import { askFor, type LandingStep } from './landing-loads.ts'
import { listOf, needsOf } from './landing-needs.ts'
import { depositKey, emptyLanding, type LandingState, type SavedFilters } from './landing-state.ts'

/**
 * Opens a page: everything is reset, then saved filters are restored, else those of the rest of
 * the site are taken over; what the address says wins over both. Rules L-13, L-14.
 */
export function openLanding(before: LandingState, opened: LandingOpened): LandingStep {
  const state: LandingState = {
    ...resetLanding(before),
    ...withPreferences(before.savedFilters ?? fromGlobal(opened.globalFilters), opened.preferences),
    capId: opened.capId,
    customerFormHash: opened.customerFormHash,
  }
  return askFor(
    state,
    needsOf(state, [
      'images',
      listOf(state),
      'topOffer',
      'car',
      'profiles',
      'details',
      'customerForm',
      'pcpDefaults',
    ]),
  )
}

/** All defaults again. Only the numbering of requests goes on, so that late answers stay late. Rule L-45. */
export function resetLanding({ lastRequest }: LandingState): LandingState {
  return { ...emptyLanding, lastRequest }
}

/** Keeps the present choices for the next time a page is opened. Rule L-44. */
export function saveFilters(state: LandingState): LandingState {
  const { filters, profile, areAdditionalFiltersOn, sort } = state
  return { ...state, savedFilters: { filters, profile, areAdditionalFiltersOn, sort } }
}

function fromGlobal({ financeType, isInStock, budgetFrom, budgetTo }: GlobalFilters): SavedFilters {
  const { filters, profile, sort } = emptyLanding
  return {
    filters: { ...filters, financeType, isInStock, budgetFrom, budgetTo },
    profile,
    areAdditionalFiltersOn: budgetFrom !== null || budgetTo !== null,
    sort,
  }
}

function withPreferences(saved: SavedFilters, preferences: DealPreferences): SavedFilters {
  const { filters, profile } = saved
  const financeType = preferences.financeType ?? filters.financeType
  const key = depositKey(financeType)
  return {
    ...saved,
    filters: {
      ...filters,
      financeType,
      isInStock: preferences.isInStock ?? filters.isInStock,
      isMaintained: preferences.isMaintained ?? filters.isMaintained,
    },
    profile: {
      ...profile,
      termMonths: preferences.termMonths ?? profile.termMonths,
      annualMileageMiles: preferences.annualMileageMiles ?? profile.annualMileageMiles,
      [key]: preferences.deposit ?? profile[key],
    },
  }
}
