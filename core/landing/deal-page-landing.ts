import type { Offer } from '../offer/offer.ts'
import { settledLanding } from './answer-from-offers.ts'
import type { DealPreferences } from './deal-selection.ts'
import type { DealView } from './deal-view.ts'
import { landing } from './landing.ts'
import { askFor, type LandingStep } from './landing-loads.ts'
import { listOf, needsOf } from './landing-needs.ts'
import { depositKey, emptyLanding, type LandingState } from './landing-state.ts'

/** Providers on one profile are ranked by what the whole contract costs. Rule L-32. */
const dealPageSort = 'totalCost|asc'

/** A deal page as its address opens it, out of all the offers of the car. Rules L-13, L-47. */
export function openedDeal(
  capId: string,
  offers: readonly Offer[],
  preferences: DealPreferences,
): LandingState {
  const opened = landing(emptyLanding, {
    type: 'opened',
    capId,
    preferences,
    globalFilters: { financeType: 'personal', isInStock: null, budgetFrom: null, budgetTo: null },
    customerFormHash: null,
  })
  const { state } = settledLanding(opened, offers)
  return landing(state, { type: 'sortChosen', sort: dealPageSort }).state
}

/** The same page taken up in a browser from what the server drew, still waiting for the list. Rule L-46. */
export function resumedDeal(capId: string, view: DealView): LandingStep {
  const { financeType, isInStock, isMaintained, termMonths, annualMileageMiles, deposit } =
    view.selection
  const drawn: LandingState = {
    ...emptyLanding,
    capId,
    isReady: true,
    filters: { ...emptyLanding.filters, financeType, isInStock, isMaintained },
    profile: {
      ...emptyLanding.profile,
      termMonths,
      annualMileageMiles,
      [depositKey(financeType)]: deposit,
    },
    sort: dealPageSort,
    topOffer: view.topOffer,
    options: view.options,
  }
  const state = { ...drawn, [listOf(drawn)]: view.offers }
  return askFor(state, needsOf(state, [listOf(state)]))
}
