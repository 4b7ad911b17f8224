import { financeTypeTable, type FinanceType } from '../offer/finance-type.ts'
import { budgetRanges, type BudgetRange } from '../pricing/budget-range.ts'
import type { WizardType } from './wizard-state.ts'

/** What of a stored search names it. */
export type SavedSearch = {
  type: WizardType
  budgetRange?: BudgetRange | undefined
  financeType: FinanceType
}

/**
 * A saved search in words: its car, or what stands for one, and how it is paid. Rule W-181.
 * @param car "Ford Puma" of whatever make, range, model or car it names; null for none
 * @example savedSearchWords(search, 'Ford Puma') // { title: 'Ford Puma', terms: 'Personal lease.' }
 */
export function savedSearchWords(
  { type, budgetRange, financeType }: SavedSearch,
  car: string | null,
): { title: string; terms: string } {
  const band = budgetRanges.find(({ value }) => value === budgetRange)
  const terms = [financeTypeTable[financeType].label, band && `${band.label} a month`]
  return { title: titleOf(type, car), terms: `${terms.filter(Boolean).join(', ')}.` }
}

function titleOf(type: WizardType, car: string | null): string {
  if (type === 'similar') return car === null ? 'Similar cars' : `Cars like the ${car}`
  return car ?? (type === 'budget' ? 'Cars within a budget' : 'A car')
}
