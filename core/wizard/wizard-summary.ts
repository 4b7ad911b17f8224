import { financeTypeTable } from '../offer/finance-type.ts'
import { budgetRanges } from '../pricing/budget-range.ts'
import type { WizardBudget, WizardState } from './wizard-state.ts'
import { answeredSteps, type WizardStep } from './wizard-steps.ts'

/** An answer in words; its step is what "Change" goes back to. */
export type WizardSummaryLine = { step: WizardStep; label: string; value: string }

const labels: Record<WizardStep, string> = {
  make: 'Make',
  model: 'Model',
  variant: 'Variant',
  use: 'Use',
  budget: 'Budget',
  vehicle: 'A car like',
  results: 'Car',
}

/** What has been answered so far, in the order of the questions. Rule W-16. */
export function wizardSummary(state: WizardState): WizardSummaryLine[] {
  const { manufacturer, range, carModel, financeType, budgetRange, likedVehicle, vehicle } = state
  const values: Record<WizardStep, string | undefined> = {
    make: manufacturer?.name,
    model: range?.name,
    variant: carModel?.aggregateName,
    use: financeTypeTable[financeType].label,
    budget: budgetLabel(budgetRange),
    vehicle: likedVehicle?.name,
    results: vehicle?.name,
  }
  return answeredSteps(state).map((step) => ({
    step,
    label: labels[step],
    value: values[step]!,
  }))
}

/** A budget in words. Rules W-16, W-62. */
function budgetLabel(budget: WizardBudget | null): string | undefined {
  return budget === 'any' ? 'Any' : budgetRanges.find(({ value }) => value === budget)?.label
}
