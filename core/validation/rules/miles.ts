import { milesOf } from '../miles-of.ts'
import { textRule, type Rule } from '../rule.ts'

/** Whole miles, with a comma between the thousands or without. Rule V-28. */
export const miles = textRule('errors.integer', (text) => milesOf(text) !== null)

/** At least so many miles. Rule V-28. */
export function minMiles(least: number): Rule {
  return textRule('errors.minValue', (text) => (milesOf(text) ?? -1) >= least)
}

/** At most so many miles. Rule V-28. */
export function maxMiles(most: number): Rule {
  return textRule('errors.maxValue', (text) => (milesOf(text) ?? Infinity) <= most)
}
