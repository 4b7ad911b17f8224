import type { CallBody } from '../contract/call.ts'
import type { formCalls } from '../contract/calls/forms.ts'
import type { WizardState } from './wizard-state.ts'

/** The answers as they are sent, so that a visitor can come back to them by a link. */
export type CustomerForm = CallBody<(typeof formCalls)['postCustomerForm']>

/** The answers that were given; what was not answered is left out. Rule W-26. */
export function customerFormOf(state: WizardState): CustomerForm {
  const { type, manufacturer, range, carModel, budgetRange, financeType, userData } = state
  const vehicle = state.vehicle ?? state.likedVehicle
  return {
    type,
    ...(manufacturer && { manufacturerId: String(manufacturer.id) }),
    ...(range && { rangeId: String(range.id) }),
    ...(carModel && {
      carModelId: String(carModel.id),
      carModelAggregate: carModel.aggregateName,
    }),
    ...(vehicle && { capId: vehicle.capId }),
    ...(budgetRange && budgetRange !== 'any' && { budgetRange }),
    financeType,
    ...(userData.name && { userName: userData.name }),
    ...(userData.email && { userEmail: userData.email }),
    ...(userData.phone && { userPhone: userData.phone }),
  }
}

/** Whether the answers are enough to be stored: their first question has one that can be. Rule W-65. */
export function isStorable({
  type,
  manufacturer,
  budgetRange,
  likedVehicle,
}: WizardState): boolean {
  const first = { car: manufacturer, budget: budgetRange, similar: likedVehicle }[type]
  return first !== null && first !== 'any'
}
