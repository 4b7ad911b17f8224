import type { ProfileChange } from './landing-events.ts'
import { askFor, type LandingStep, withoutLoads } from './landing-loads.ts'
import { listOf, needsOf } from './landing-needs.ts'
import { depositKey, depositOf, type LandingState } from './landing-state.ts'

/**
 * Changes term, mileage or deposit. The budget filters go off, and only the top offer is loaded
 * anew; for PCP also the list, once all three are set. A value that is as it was changes nothing.
 * Rules L-18, L-19, L-21.
 */
export function changeProfile(state: LandingState, change: ProfileChange): LandingStep {
  const { termMonths, annualMileageMiles } = state.profile
  const current = { termMonths, annualMileageMiles, deposit: depositOf(state) }
  const wanted = { ...current, ...change }
  const changed = (Object.keys(current) as (keyof ProfileChange)[]).filter(
    (key) => wanted[key] !== current[key],
  )
  if (changed.length === 0) return withoutLoads(state)

  const { pcpOffers: _, ...tasks } = state.tasks
  const next: LandingState = {
    ...state,
    // A PCP list under way is of the choice before.
    tasks,
    profile: {
      ...state.profile,
      termMonths: wanted.termMonths,
      annualMileageMiles: wanted.annualMileageMiles,
      [depositKey(state.filters.financeType)]: wanted.deposit,
    },
    lastChanged: changed,
    areAdditionalFiltersOn: false,
  }
  const list = listOf(next)
  return askFor(next, needsOf(next, list === 'pcpOffers' ? ['topOffer', list] : ['topOffer']))
}
