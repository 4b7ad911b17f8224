import { textRule } from '../rule.ts'

/** A whole percentage, 0 to 100. Rule V-10. */
export const percent = textRule('errors.percent', (text) => /^(\d{1,2}|100)$/.test(text))
