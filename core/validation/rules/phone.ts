import { textRule } from '../rule.ts'

/**
 * Digits, optionally after a plus; blanks, hyphens and brackets are ignored. The check in browsers
 * until the tables of `ukPhone` have loaded. Rule V-21.
 */
export const phoneNumber = textRule('errors.phone', (text) =>
  /^\+?\d+$/.test(text.replace(/[\s()-]/g, '')),
)

/** A number that `ukPhone` accepts once its tables have loaded; before that, any. Rule V-39. */
export const reachablePhone = textRule(
  'errors.phone',
  (text, { ukPhone }) => ukPhone === undefined || ukPhone(text) !== null,
)
