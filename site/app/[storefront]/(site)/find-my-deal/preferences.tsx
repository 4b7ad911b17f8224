import { calls } from '#core/contract/calls.ts'
import { budgetRanges } from '#core/pricing/budget-range.ts'
import { fieldErrors } from '#core/validation/errors/server-errors.ts'
import type { WizardState } from '#core/wizard/wizard-state.ts'
import { PreferenceForm, preferenceFields } from '#site/components/wizard/preference-form.tsx'
import { cachedLeasing } from '#site/data/leasing/server.ts'

type Props = {
  state: WizardState
  back: string
  draft: { values: Record<string, string>; errors: Record<string, string[]> } | null
}

/** The deal-preferences form, begun with what the answers say already. Rule W-25. */
export async function Preferences({ state, back, draft }: Props) {
  const choices = await cachedLeasing(calls.getDealPreferenceFilters, {})
  return (
    <PreferenceForm
      choices={choices}
      back={back}
      values={draft?.values ?? known(state)}
      errors={fieldErrors(draft?.errors, preferenceFields)}
    />
  )
}

function known(state: WizardState): Record<string, string> {
  const { carModel, likedVehicle, budgetRange, delivery, userData } = state
  const most = budgetRanges.find(({ value }) => value === budgetRange)?.toPence ?? Infinity
  return {
    manufacturerId: carModel?.manufacturerSlug ?? '',
    bodyStyle: likedVehicle?.bodyType ?? '',
    monthlyPayment: Number.isFinite(most) ? String(most / 100) : '',
    deliveryTime: delivery ?? '',
    name: userData.name,
  }
}
