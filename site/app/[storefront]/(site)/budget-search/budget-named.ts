import type { SearchRecord } from '#core/filters/address/filters-from-search.ts'
import type { WizardBudget } from '#core/wizard/wizard-state.ts'
import { budgetOf } from '#site/data/wizard/answers.ts'

/** The budget in a query; undefined for none, or for what is no band. Rule W-62. */
export function budgetNamed({ budgetRanges }: SearchRecord): WizardBudget | undefined {
  const [text] = [budgetRanges ?? []].flat()
  return budgetOf(text)
}
