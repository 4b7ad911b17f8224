import 'server-only'
import { calls } from '#core/contract/calls.ts'
import type { CallResponse } from '#core/contract/call.ts'
import { isReference } from '#core/contract/identifiers.ts'
import { isDelivery } from '#core/filters/change/delivery.ts'
import { isFinanceType } from '#core/offer/finance-type.ts'
import { budgetRanges } from '#core/pricing/budget-range.ts'
import type { Named } from '#core/vehicle/derivative.ts'
import type { WizardNames } from '#core/wizard/wizard-address.ts'
import type { WizardAnswers } from '#core/wizard/wizard-answers.ts'
import type { WizardBudget } from '#core/wizard/wizard-state.ts'
import { derivative } from '../deal/server.ts'
import { liveLeasing } from '../leasing/server.ts'
import { orNull } from '../leasing/not-found.ts'
import { manufacturers } from '../makes/server.ts'
import { activeCarModels, activeRanges, carModelById, wizardVehicle } from './catalogue.ts'

/** A stored customer form, its e-mail and phone masked. */
export type CustomerFormRead = CallResponse<typeof calls.getCustomerForm>

/** The answers that names stand for; a name of nothing that can be chosen is left out. Rule R-32. */
export async function answersOf(names: WizardNames): Promise<WizardAnswers> {
  const [car, budgetModel, liked] = await Promise.all([
    names.make ? carAnswers(names) : {},
    names.budget && names.model ? carModelById(names.model) : null,
    names.like ? derivative(names.like) : null,
  ])
  return {
    ...car,
    ...(budgetModel && { carModel: budgetModel }),
    budgetRange: budgetOf(names.budget),
    likedVehicle: liked ? wizardVehicle(liked) : undefined,
    financeType: isFinanceType(names.use) ? names.use : undefined,
    delivery: isDelivery(names.delivery) ? names.delivery : undefined,
  }
}

/** Make, model and variant, as far as they are named and exist one within another. */
async function carAnswers({ make, range, model }: WizardNames): Promise<WizardAnswers> {
  const manufacturer = named((await manufacturers()).data, make)
  if (!manufacturer) return {}
  const ofMake = {
    manufacturer: { id: manufacturer.id, slug: manufacturer.slug, name: manufacturer.name },
  }
  const found = range && named((await activeRanges(manufacturer.slug)) ?? [], range)
  if (!found) return ofMake
  const { id, slug, name } = found
  const ofRange = { ...ofMake, range: { id, slug, name, manufacturerSlug: manufacturer.slug } }
  const variant = model && named(await activeCarModels(manufacturer.slug, slug), model)
  return variant ? { ...ofRange, carModel: variant.carModel } : ofRange
}

/** A band by its name, or "any"; undefined for a text that is neither. Rule W-62. */
export function budgetOf(text: string | undefined): WizardBudget | undefined {
  return text === 'any' ? text : budgetRanges.find(({ value }) => value === text)?.value
}

/** By slug or number; a stored search may name a range as `ford.focus`. */
function named<Entry extends Named>(
  entries: readonly Entry[],
  text: string | undefined,
): Entry | undefined {
  const word = text?.split('.').at(-1)
  return entries.find(({ slug, id }) => slug === word || String(id) === word)
}

/** A stored form; null when there is none with that hash, or it has expired. Rule W-27. */
export async function customerForm(hash: string): Promise<CustomerFormRead | null> {
  return isReference(hash) ? orNull(liveLeasing(calls.getCustomerForm, { params: { hash } })) : null
}

/** The answers and the person of a stored form. Rules W-26, W-27. */
export async function answersOfForm(form: CustomerFormRead): Promise<WizardAnswers> {
  const { type, vehicle } = form
  const answers = await answersOf({
    ...(type === 'car' && form.manufacturerId && { make: form.manufacturerId }),
    ...(type === 'car' && form.rangeId && { range: form.rangeId }),
    ...(form.carModelId && { model: form.carModelId }),
    ...(type === 'budget' && form.budgetRange && { budget: form.budgetRange }),
    ...(type === 'similar' && form.capId && { like: form.capId }),
    use: form.financeType,
  })
  return {
    ...answers,
    vehicle: vehicle && type !== 'similar' ? wizardVehicle(vehicle) : undefined,
    userData: { name: form.userName, email: form.userEmail, phone: form.userPhone },
  }
}
