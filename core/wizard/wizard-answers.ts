import type { Delivery } from '../filters/change/delivery.ts'
import type { FinanceType } from '../offer/finance-type.ts'
import type { Named } from '../vehicle/derivative.ts'
import { wizard, type WizardEvent } from './wizard.ts'
import {
  newWizard,
  type WizardBudget,
  type WizardCarModel,
  type WizardRange,
  type WizardState,
  type WizardUserData,
  type WizardVehicle,
} from './wizard-state.ts'

/** Answers as an address or a stored search named them, looked up in the catalogue. */
export type WizardAnswers = {
  manufacturer?: Named | undefined
  range?: WizardRange | undefined
  carModel?: WizardCarModel | undefined
  budgetRange?: WizardBudget | undefined
  likedVehicle?: WizardVehicle | undefined
  financeType?: FinanceType | undefined
  vehicle?: WizardVehicle | undefined
  delivery?: Delivery | undefined
  userData?: Partial<WizardUserData> | undefined
}

/**
 * The wizard with these answers given one after another. A liked car comes before a budget, a budget
 * before a make; an answer whose question is not open is left out. Rule W-61.
 * @example wizardOf({ manufacturer: ford, carModel: focusEstate }).carModel // null: no model before it
 */
export function wizardOf(answers: WizardAnswers): WizardState {
  return eventsOf(answers).reduce(wizard, newWizard())
}

function eventsOf({
  manufacturer,
  range,
  carModel,
  budgetRange,
  likedVehicle,
  financeType,
  vehicle,
  delivery,
  userData,
}: WizardAnswers): WizardEvent[] {
  const start: WizardEvent[] = likedVehicle
    ? [{ kind: 'likeVehicle', vehicle: likedVehicle }]
    : budgetRange
      ? [{ kind: 'chooseBudget', budgetRange }]
      : manufacturer
        ? [{ kind: 'chooseManufacturer', manufacturer }]
        : []
  const use: WizardEvent[] = financeType ? [{ kind: 'chooseUse', financeType }] : []
  const variant: WizardEvent[] = carModel ? [{ kind: 'chooseCarModel', carModel }] : []
  return [
    ...start,
    ...(range ? [{ kind: 'chooseRange', range } as const] : []),
    ...(budgetRange ? [...use, ...variant] : [...variant, ...use]),
    ...(vehicle ? [{ kind: 'pickVehicle', vehicle } as const] : []),
    ...(delivery ? [{ kind: 'chooseDelivery', delivery } as const] : []),
    ...(userData ? [{ kind: 'fillUserData', userData } as const] : []),
  ]
}
