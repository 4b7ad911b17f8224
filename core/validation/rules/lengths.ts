import { typedRule, type Rule } from '../rule.ts'

/**
 * At least `least` characters, as a browser's `minlength` counts them. The text is counted as it
 * stands: forms trim it first, a password they do not. Rule V-14.
 */
export function minLength(least: number): Rule {
  return typedRule('errors.minLength', (text) => text.length >= least)
}

/** At most `most` characters, exactly `most` included; counted like `minLength`. Rule V-14. */
export function maxLength(most: number): Rule {
  return typedRule('errors.maxLength', (text) => text.length <= most)
}
