import { typedRule } from '../rule.ts'

const needed = [/[a-z]/, /[A-Z]/, /\d/, /[!$#%]/]

/**
 * At least 8 characters with a lower-case letter, an upper-case letter, a digit and one of
 * ! $ # %. Blanks at its ends belong to it. Rule V-11.
 */
export const password = typedRule(
  'errors.password',
  (text) => text.length >= 8 && needed.every((kind) => kind.test(text)),
)
