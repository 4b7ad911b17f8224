import type { DealPreferences } from './deal-selection.ts'
import type { LandingLoadName, LandingNeed, PcpChoice } from './landing-loads.ts'
import { depositOf, type LandingState } from './landing-state.ts'
import { anyBudget } from './matching-offers.ts'
import { chosenOffer } from './visible-offers.ts'

/** How each load is asked for in a state; what cannot be asked for, or need not be, is left out. */
export function needsOf(state: LandingState, names: readonly LandingLoadName[]): LandingNeed[] {
  return names.map((name) => needOf(state, name)).filter((need) => need !== null)
}

function needOf(state: LandingState, name: LandingLoadName): LandingNeed | null {
  const { financeType } = state.filters
  switch (name) {
    case 'offers':
    case 'profiles':
      return { name, financeType }
    case 'topOffer':
      return {
        name,
        question: {
          preferences: preferencesOf(state),
          changed: state.lastChanged,
          budget: state.areAdditionalFiltersOn ? state.filters : anyBudget,
        },
      }
    case 'pcpDefaults':
      return financeType === 'pcp' ? { name, preferences: preferencesOf(state) } : null
    case 'pcpOffers': {
      const choice = pcpChoiceOf(state)
      return choice && { name, ...choice }
    }
    case 'customerForm':
      return state.customerFormHash === null ? null : { name, hash: state.customerFormHash }
    case 'order': {
      const offer = chosenOffer(state)
      return offer && { name, offerId: offer.id }
    }
    case 'images':
    case 'car':
    case 'details':
    case 'reviews':
    case 'otherCars':
      return { name }
  }
}

/** The list of offers the page is about: a PCP list is another one than a lease list. Rule L-21. */
export function listOf({ filters }: LandingState): 'offers' | 'pcpOffers' {
  return filters.financeType === 'pcp' ? 'pcpOffers' : 'offers'
}

/** Term, mileage and deposit of a PCP; null unless PCP is chosen and all three are set. Rule L-21. */
export function pcpChoiceOf(state: LandingState): PcpChoice | null {
  const { termMonths, annualMileageMiles, pcpDeposit } = state.profile
  return state.filters.financeType !== 'pcp' ||
    termMonths === null ||
    annualMileageMiles === null ||
    pcpDeposit === null
    ? null
    : { termMonths, annualMileageMiles, deposit: pcpDeposit }
}

function preferencesOf(state: LandingState): DealPreferences {
  const { financeType, isInStock, isMaintained } = state.filters
  const { termMonths, annualMileageMiles } = state.profile
  const deposit = depositOf(state)
  return {
    financeType,
    isMaintained,
    ...(isInStock !== null && { isInStock }),
    ...(termMonths !== null && { termMonths }),
    ...(annualMileageMiles !== null && { annualMileageMiles }),
    ...(deposit !== null && { deposit }),
  }
}
