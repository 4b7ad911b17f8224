import { typedRule, type Rule } from '../rule.ts'

/** The same text as another field holds, blanks and capitals included. Rule V-24. */
export function sameAs(field: string): Rule {
  return typedRule('errors.passwordConfirm', (text, { fields }) => text === fields[field])
}
