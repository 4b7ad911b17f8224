import { textRule } from '../rule.ts'

/** A plain decimal number with a dot: `12`, `-0.5`, `.5`. No exponent, no thousands separator. Rule V-08. */
export const number = textRule('errors.number', (text) => /^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(text))
