import type { ListPlace } from '#core/filters/address/list-place.ts'
import { rangeValue } from '#core/filters/address/range-value.ts'
import { paths } from '#core/routes/paths.ts'
import type { WizardState } from '#core/wizard/wizard-state.ts'

/** The list of a variant that a wizard ends on, by its make or by a budget. Rules W-20, W-21. */
export function wizardPlace(state: WizardState): ListPlace | null {
  const { type, carModel, financeType } = state
  if (!carModel || !state.isUseChosen) return null
  const { manufacturerSlug, rangeSlug, slug, id, aggregateName } = carModel
  return {
    address:
      type === 'budget'
        ? paths.budgetSearchModel(financeType, String(id))
        : paths.carSearchVehicles(manufacturerSlug, rangeSlug, slug, financeType),
    scope: {
      type: type === 'budget' ? 'budget-search' : 'car-search',
      manufacturers: [manufacturerSlug],
      ranges: [rangeValue(manufacturerSlug, rangeSlug)],
      everyDeal: true,
      financeType,
    },
    carModel: slug,
    name: aggregateName,
  }
}
