import { filtersToSearch } from '../filters/address/filters-to-search.ts'
import { paths } from '../routes/paths.ts'
import { wizardSearch, type WizardSearch } from './wizard-search.ts'
import type { WizardState } from './wizard-state.ts'
import { nextStep } from './wizard-steps.ts'

/** Where the next question of a wizard stands, or its results. */
export type WizardAddress = (state: WizardState) => string

/**
 * The same on the pages of the searches by make and by budget, where a car that others should be
 * like has its question on the wizard's own page. Rule R-31.
 * @example searchAddress(wizardOf({ manufacturer: ford })) // '/car-search/ford'
 */
export function searchAddress(state: WizardState): string {
  const search = wizardSearch(state)
  if (search) return resultsAddress(search)
  switch (state.type) {
    case 'car':
      return carAddress(state)
    case 'budget':
      return budgetAddress(state)
    case 'similar':
      return findMyDealAddress(state)
  }
}

function carAddress({ manufacturer, range, carModel }: WizardState): string {
  if (!manufacturer) return paths.carSearch()
  if (!range) return paths.carSearchMake(manufacturer.slug)
  return carModel
    ? paths.carSearchModel(manufacturer.slug, range.slug, carModel.slug)
    : paths.carSearchRange(manufacturer.slug, range.slug)
}

function budgetAddress(state: WizardState): string {
  const { budgetRange, financeType } = state
  if (!budgetRange) return paths.budgetSearch()
  if (nextStep(state) === 'use') return paths.budgetSearch(`budgetRanges=${budgetRange}`)
  return paths.budgetSearchModels(
    financeType,
    budgetRange === 'any' ? '' : `budgetRanges=${budgetRange}`,
  )
}

/** The list that a search opens, with its filters. Rules W-20 to W-23. */
export function resultsAddress(search: WizardSearch): string {
  const { financeType, filters } = search
  const ofUse = { financeType, everyDeal: true }
  switch (search.route) {
    case 'carSearch': {
      const { manufacturer, range, model } = search
      const { manufacturers, ranges } = filters
      const scope = { ...ofUse, manufacturers, ranges }
      return paths.carSearchVehicles(
        manufacturer,
        range,
        model,
        financeType,
        filtersToSearch(filters, 1, scope),
      )
    }
    case 'budgetSearch':
      return paths.budgetSearchModel(
        financeType,
        String(search.carModelId),
        filtersToSearch(filters, 1, ofUse),
      )
    case 'similar':
      return paths.compare(filtersToSearch(filters))
  }
}

/** What the wizard's own page reads of its query, in the order in which it is written. Rule R-32. */
export const wizardKeys = ['make', 'range', 'model', 'budget', 'like', 'use', 'delivery'] as const

export type WizardNames = Partial<Record<(typeof wizardKeys)[number], string>>

/**
 * The same on the wizard's page of its own, whose query holds every answer. Rule R-32.
 * @example findMyDealAddress(wizardOf({ budgetRange: '600' })) // '/find-my-deal?budget=600'
 */
export function findMyDealAddress(state: WizardState): string {
  const { type, manufacturer, range, carModel, budgetRange, likedVehicle, delivery } = state
  const names: WizardNames = {
    ...(manufacturer && { make: manufacturer.slug }),
    ...(range && { range: range.slug }),
    ...(carModel && { model: type === 'budget' ? String(carModel.id) : carModel.slug }),
    ...(budgetRange && { budget: budgetRange }),
    ...(likedVehicle && { like: likedVehicle.capId }),
    ...(state.isUseChosen && { use: state.financeType }),
    ...(delivery && { delivery }),
  }
  return paths.findMyDeal(searchOf(names))
}

/**
 * The answers that a query names, and nothing else of it; of a repeated name the first. Rule R-32.
 */
export function wizardNames(
  search: Readonly<Record<string, string | readonly string[] | undefined>>,
): WizardNames {
  return Object.fromEntries(
    wizardKeys.flatMap((key) => {
      const [text] = [search[key] ?? []].flat()
      return text ? [[key, text]] : []
    }),
  )
}

/** Answers as a query, in the order of `wizardKeys`. Rule R-32. */
export function searchOf(names: WizardNames): string {
  const search = new URLSearchParams()
  for (const key of wizardKeys) if (names[key]) search.set(key, names[key])
  return search.toString()
}
