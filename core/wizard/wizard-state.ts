import type { Delivery } from '../filters/change/delivery.ts'
import type { FinanceType } from '../offer/finance-type.ts'
import type { BudgetRange } from '../pricing/budget-range.ts'
import type { DerivativeSummary, Named } from '../vehicle/derivative.ts'

/** What a visitor starts from: a make, a monthly budget, or a car that others should be like. Rule W-01. */
export type WizardType = 'car' | 'budget' | 'similar'

export type WizardRange = Named & { manufacturerSlug: string }

/** A body of a range. In the budget flow it says by itself whose car it is. */
export type WizardCarModel = {
  id: number
  slug: string
  /** As it is shown: "Ford Focus Estate". */
  aggregateName: string
  manufacturerSlug: string
  rangeSlug: string
}

/** A single car, as it is shown and as it is looked for. */
export type WizardVehicle = { capId: string; name: string } & Pick<
  DerivativeSummary,
  'bodyType' | 'fuelType'
>

/** A band, or that the price is no matter. Rule W-62. */
export type WizardBudget = BudgetRange | 'any'

/** What a visitor typed of themselves. Empty texts until then. */
export type WizardUserData = { name: string; email: string; phone: string }

/** Everything answered so far. A question not answered yet is null. */
export type WizardState = {
  type: WizardType
  manufacturer: Named | null
  range: WizardRange | null
  carModel: WizardCarModel | null
  budgetRange: WizardBudget | null
  /** The car that others should be like. */
  likedVehicle: WizardVehicle | null
  /** Personal until chosen. Rule W-02. */
  financeType: FinanceType
  isUseChosen: boolean
  /** The car picked from the results. */
  vehicle: WizardVehicle | null
  delivery: Delivery | null
  userData: WizardUserData
}

/** The wizard before its first question. Rule W-02. */
export function newWizard(): WizardState {
  return {
    type: 'car',
    manufacturer: null,
    range: null,
    carModel: null,
    budgetRange: null,
    likedVehicle: null,
    financeType: 'personal',
    isUseChosen: false,
    vehicle: null,
    delivery: null,
    userData: { name: '', email: '', phone: '' },
  }
}
