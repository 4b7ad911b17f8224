import { textRule, type Rule } from '../rule.ts'

/** A plain decimal number with a dot: `12`, `-0.5`, `.5`. No exponent, no thousands separator. Rule V-08. */
export const number = textRule('errors.number', (text) => /^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(text))

/** A whole number. A fraction of noughts after a dot or a comma is none: `5`, `-5`, `5,0`. Rule V-09. */
export const integer = textRule('errors.integer', (text) => /^[+-]?\d+([.,]0+)?$/.test(text))

/** A whole percentage, 0 to 100. Rule V-10. */
export const percent = textRule('errors.percent', (text) => /^(\d{1,2}|100)$/.test(text))

/** An amount of money: no leading noughts, at most two decimals after a dot or comma. Rule V-15. */
export const cost = textRule('errors.cost', (text) => /^(0|[1-9]\d*)([.,]\d{1,2})?$/.test(text))

/**
 * Parses a typed number with a dot or a comma before the fraction; null when invalid. Rule V-13.
 * @example decimalOf('12,5') // 12.5
 */
export function decimalOf(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return /^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(plain) ? Number(plain) : null
}

/** A number of at least `least`. Rule V-13. */
export function minValue(least: number): Rule {
  return textRule('errors.minValue', (text) => (decimalOf(text) ?? -Infinity) >= least)
}

/** A number of at most `most`. Rule V-13. */
export function maxValue(most: number): Rule {
  return textRule('errors.maxValue', (text) => (decimalOf(text) ?? Infinity) <= most)
}

/**
 * Parses typed whole miles; null when invalid. A comma separates thousands: 10,000 miles never
 * means ten. Rule V-28.
 * @example milesOf('10,000') // 10000
 */
export function milesOf(text: string): number | null {
  const plain = text.trim()
  return /^(\d{1,9}|\d{1,3}(,\d{3}){1,2})$/.test(plain) ? Number(plain.replaceAll(',', '')) : null
}

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

const nipWeights = [6, 5, 7, 2, 3, 4, 5, 6, 7]

/**
 * A Polish tax number: ten digits, the last of which is the weighted sum of the others mod 11.
 * No number has the remainder 10. Rule V-19.
 */
export const nip = textRule('errors.nip', (text) => {
  if (!/^\d{10}$/.test(text)) return false
  const sum = nipWeights.reduce((total, weight, at) => total + weight * Number(text[at]), 0)
  return sum % 11 === Number(text[9])
})
