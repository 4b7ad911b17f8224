import { textRule } from '../rule.ts'

/** A number that `ukPhone` accepts once its tables have loaded; before that, any. Rule V-39. */
export const reachablePhone = textRule(
  'errors.phone',
  (text, { ukPhone }) => ukPhone === undefined || ukPhone(text) !== null,
)
