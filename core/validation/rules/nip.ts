import { textRule } from '../rule.ts'

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7]

/**
 * A Polish tax number: ten digits, the last of which is the weighted sum of the others mod 11.
 * No number has the remainder 10. Rule V-19.
 */
export const nip = textRule('errors.nip', (text) => {
  if (!/^\d{10}$/.test(text)) return false
  const sum = weights.reduce((total, weight, at) => total + weight * Number(text[at]), 0)
  return sum % 11 === Number(text[9])
})
