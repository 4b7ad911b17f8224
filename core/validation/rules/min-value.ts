import { decimalOf } from '../decimal.ts'
import { textRule, type Rule } from '../rule.ts'

/** A number of at least `least`. Rule V-13. */
export function minValue(least: number): Rule {
  return textRule('errors.minValue', (text) => {
    const number = decimalOf(text)
    return number !== null && number >= least
  })
}
