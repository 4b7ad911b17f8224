import { textRule } from '../rule.ts'

/** A number that `ukPhone` takes, as far as its tables have arrived; before that, any. Rule V-39. */
export const reachablePhone = textRule(
  'errors.phone',
  (text, { ukPhone }) => ukPhone === undefined || ukPhone(text) !== null,
)
