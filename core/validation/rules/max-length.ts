import { typedRule, type Rule } from '../rule.ts'

/** At most `most` characters, exactly `most` included; counted like `minLength`. Rule V-14. */
export function maxLength(most: number): Rule {
  return typedRule('errors.maxLength', (text) => text.length <= most)
}
