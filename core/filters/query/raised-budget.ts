/** By how much a maximum is raised to say what a little more money brings, in whole pounds a month. */
const raisePounds = 20

/** The highest budget that an address can hold. */
const highestPounds = 100_000

/**
 * The maximum a month that an answer counts beside the chosen one, in whole pounds; null without a
 * chosen maximum, or where none above it can be asked for. Rule F-120.
 * @example raisedBudget(300) // 320
 */
export function raisedBudget(budgetTo: number | null): number | null {
  if (budgetTo === null || budgetTo + raisePounds > highestPounds) return null
  return budgetTo + raisePounds
}
