import { budgetRanges, budgetStepsPounds, type BudgetRange } from '#core/pricing/budget-range.ts'

/** A monthly budget in whole pounds; null where an end is open. */
export type Budget = { budgetFrom: number | null; budgetTo: number | null }

/**
 * The choices of the two budget selects: "from" leaves out the highest step, "to" the lowest, and
 * each stays on its side of the other. A chosen figure that is no step, from an edited address, is
 * included so that a select can show it. Rules F-35, F-36, F-37.
 * @example budgetOptions({ budgetFrom: 500, budgetTo: null }).to // [600, 800]
 */
export function budgetOptions({ budgetFrom, budgetTo }: Budget): { from: number[]; to: number[] } {
  const from = budgetStepsPounds.slice(0, -1).filter((step) => budgetTo === null || step < budgetTo)
  const to = budgetStepsPounds.slice(1).filter((step) => budgetFrom === null || step > budgetFrom)
  return { from: withChosen(from, budgetFrom), to: withChosen(to, budgetTo) }
}

function withChosen(steps: readonly number[], chosen: number | null): number[] {
  const all = chosen === null ? steps : [...new Set([...steps, chosen])]
  return all.toSorted((left, right) => left - right)
}

/** The band below all bands with a page. */
const lowestBand = budgetRanges[0].value

/**
 * The budget bands to choose from: those with a page of their own, and "Up to £150" while no band
 * is chosen or it is itself. Rule F-38.
 */
export function budgetBandOptions(chosen: readonly BudgetRange[]): (typeof budgetRanges)[number][] {
  const isLowestListed = chosen.length === 0 || chosen.includes(lowestBand)
  return budgetRanges.filter(({ value }) => value !== lowestBand || isLowestListed)
}
