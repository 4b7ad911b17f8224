import type { Budget } from './budget-options.ts'

/** The slider of the most a month, in whole pounds. Its last position sets no limit. Rule F-121. */
export const budgetSlider = { min: 100, max: 1000, step: 10 } as const

/** The budgets most asked for, each a press away. Rule F-123. */
export const usualBudgets = [200, 300, 400, 600] as const

/** Where the slider stands for a maximum: the nearest end for one beyond it. Rule F-121. */
export function sliderPosition(budgetTo: number | null): number {
  const { min, max } = budgetSlider
  return budgetTo === null ? max : Math.min(max, Math.max(min, budgetTo))
}

/** The maximum that a position of the slider sets; null at its end. Rule F-121. */
export function budgetAtPosition(position: number): number | null {
  return position >= budgetSlider.max ? null : position
}

/**
 * What setting one end of a budget changes: an end that is set to or past the other takes the other
 * back, which would leave nothing. Rule F-122.
 * @example budgetChange({ budgetFrom: 400, budgetTo: null }, { budgetTo: 300 }) // from none up to 300
 */
export function budgetChange(chosen: Budget, change: Partial<Budget>): Partial<Budget> {
  const { budgetFrom, budgetTo } = { ...chosen, ...change }
  if (budgetFrom === null || budgetTo === null || budgetFrom < budgetTo) return change
  return change.budgetTo === undefined
    ? { ...change, budgetTo: null }
    : { ...change, budgetFrom: null }
}

/** A budget as typed, in whole pounds; null for an empty field or what is no budget. Rule F-121. */
export function typedBudget(text: string): number | null {
  const pounds = Math.round(Number(text))
  return text.trim() === '' || !(pounds >= 0 && pounds <= 100_000) ? null : pounds
}
