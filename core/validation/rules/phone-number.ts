import { textRule } from '../rule.ts'

/**
 * Digits once blanks, hyphens and brackets are taken out, with a plus before them or not. What a
 * browser can tell before the tables of `ukPhone` have arrived. Rule V-21.
 */
export const phoneNumber = textRule('errors.phone', (text) =>
  /^\+?\d+$/.test(text.replace(/[\s()-]/g, '')),
)
