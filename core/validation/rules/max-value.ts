import { decimalOf } from '../decimal.ts'
import { textRule, type Rule } from '../rule.ts'

/** A number of at most `most`. Rule V-13. */
export function maxValue(most: number): Rule {
  return textRule('errors.maxValue', (text) => {
    const number = decimalOf(text)
    return number !== null && number <= most
  })
}
