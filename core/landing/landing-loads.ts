import type { FinanceType } from '../offer/finance-type.ts'
import type { Offer } from '../offer/offer.ts'
import type { Derivative, DerivativeSummary } from '../vehicle/derivative.ts'
import type { DealSelection, DealPreferences } from './deal-selection.ts'
import type { CustomerForm, LandingImage, LandingState } from './landing-state.ts'
import type { BudgetFilters } from './matching-offers.ts'
import type { ProfileOptions } from './profile-options.ts'

/** What each kind of load is answered with. */
export type LandingAnswers = {
  images: readonly LandingImage[]
  /** Every lease offer of the finance type asked for. */
  offers: readonly Offer[]
  topOffer: Offer | null
  /** Null when there is nothing newer than what the page shows. */
  car: Derivative | null
  details: { description: readonly string[]; features: readonly string[] }
  profiles: ProfileOptions
  customerForm: CustomerForm
  pcpDefaults: PcpChoice | null
  pcpOffers: readonly Offer[]
  reviews: readonly string[]
  otherCars: readonly DerivativeSummary[]
  /** The reference of the order made. */
  order: string
}

export type LandingLoadName = keyof LandingAnswers

/** Term, mileage and deposit in pounds of a PCP. */
export type PcpChoice = { termMonths: number; annualMileageMiles: number; deposit: number }

/** The request for a top offer: the preferences, which of them changed last, and the budget. */
export type TopOfferQuestion = {
  preferences: DealPreferences
  changed: readonly (keyof DealSelection)[]
  budget: BudgetFilters
}

/** Something the page needs, in words that do not say where it comes from. */
export type LandingNeed =
  | { name: 'images' | 'car' | 'details' | 'reviews' | 'otherCars' }
  | { name: 'offers' | 'profiles'; financeType: FinanceType }
  | { name: 'topOffer'; question: TopOfferQuestion }
  | { name: 'pcpDefaults'; preferences: DealPreferences }
  | ({ name: 'pcpOffers' } & PcpChoice)
  | { name: 'customerForm'; hash: string }
  | { name: 'order'; offerId: string }

/** A need of one car, numbered: its answer must bear the same number. */
export type LandingLoad = LandingNeed & { capId: string; request: number }

/** What an event leads to. */
export type LandingStep = { state: LandingState; loads: readonly LandingLoad[] }

/** Asks for what is needed. A newer request of a kind makes the older one's answer stale. Rule L-41. */
export function askFor(state: LandingState, needs: readonly LandingNeed[]): LandingStep {
  const loads = needs.map((need, index) => ({
    ...need,
    capId: state.capId,
    request: state.lastRequest + index + 1,
  }))
  const asked = loads.map(({ name, request }) => [
    name,
    { request, isLoading: true, messageKey: null },
  ])
  return {
    state: {
      ...state,
      tasks: { ...state.tasks, ...Object.fromEntries(asked) },
      lastRequest: state.lastRequest + loads.length,
    },
    loads,
  }
}

/** A change that needs nothing. */
export function withoutLoads(state: LandingState): LandingStep {
  return { state, loads: [] }
}
