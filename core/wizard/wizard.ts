import type { Delivery } from '../filters/change/delivery.ts'
import type { FinanceType } from '../offer/finance-type.ts'
import type { Named } from '../vehicle/derivative.ts'
import {
  newWizard,
  type WizardBudget,
  type WizardCarModel,
  type WizardRange,
  type WizardState,
  type WizardType,
  type WizardUserData,
  type WizardVehicle,
} from './wizard-state.ts'
import { canOpen, withoutFrom, type WizardStep } from './wizard-steps.ts'

/** What a visitor can do. */
export type WizardEvent =
  /** Starts from a make. Rule W-06. */
  | { kind: 'chooseManufacturer'; manufacturer: Named }
  /** Rule W-09. */
  | { kind: 'chooseRange'; range: WizardRange }
  /** Rule W-10. */
  | { kind: 'chooseCarModel'; carModel: WizardCarModel }
  /** Rule W-11. */
  | { kind: 'chooseUse'; financeType: FinanceType }
  /** Starts from a budget. Rule W-07. */
  | { kind: 'chooseBudget'; budgetRange: WizardBudget }
  /** Starts from a car that others should be like. Rule W-08. */
  | { kind: 'likeVehicle'; vehicle: WizardVehicle }
  /** Picks a car from the results. Rule W-12. */
  | { kind: 'pickVehicle'; vehicle: WizardVehicle }
  | { kind: 'chooseDelivery'; delivery: Delivery | null }
  | { kind: 'fillUserData'; userData: Partial<WizardUserData> }
  /** Takes back a step's answer, to answer it anew. Rule W-13. */
  | { kind: 'change'; step: WizardStep }
  /** Rule W-14. */
  | { kind: 'startOver' }

/**
 * The wizard after an event. An answer takes back every later one; an answer that does not fit
 * those before it (a late click on a list of another make) changes nothing. Rules W-03, W-06 to W-15.
 */
export function wizard(state: WizardState, event: WizardEvent): WizardState {
  switch (event.kind) {
    case 'chooseManufacturer':
      return { ...startedFrom(state, 'car'), manufacturer: event.manufacturer }
    case 'chooseBudget':
      return { ...startedFrom(state, 'budget'), budgetRange: event.budgetRange }
    case 'likeVehicle':
      return { ...startedFrom(state, 'similar'), likedVehicle: event.vehicle }
    case 'chooseRange':
      return event.range.manufacturerSlug === state.manufacturer?.slug
        ? answered(state, 'model', { range: event.range })
        : state
    case 'chooseCarModel':
      return belongs(event.carModel, state)
        ? answered(state, 'variant', { carModel: event.carModel })
        : state
    case 'chooseUse':
      return answered(state, 'use', { financeType: event.financeType, isUseChosen: true })
    case 'pickVehicle':
      return answered(state, 'results', { vehicle: event.vehicle })
    case 'change':
      return answered(state, event.step, {})
    case 'chooseDelivery':
      return { ...state, delivery: event.delivery }
    case 'fillUserData':
      return { ...state, userData: { ...state.userData, ...event.userData } }
    case 'startOver':
      return { ...newWizard(), userData: state.userData }
  }
}

/** Another start takes back every answer; how soon the car is wanted and who asks stay. Rule W-15. */
function startedFrom({ userData, delivery }: WizardState, type: WizardType): WizardState {
  return { ...newWizard(), type, userData, delivery }
}

function answered(state: WizardState, step: WizardStep, answer: Partial<WizardState>): WizardState {
  return canOpen(state, step) ? { ...withoutFrom(state, step), ...answer } : state
}

/** A budget has cars of every make; a chosen range has its own only. */
function belongs(carModel: WizardCarModel, { type, manufacturer, range }: WizardState): boolean {
  if (type === 'budget') return true
  return carModel.manufacturerSlug === manufacturer?.slug && carModel.rangeSlug === range?.slug
}
