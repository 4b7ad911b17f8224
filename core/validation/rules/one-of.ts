import { textRule, type Rule } from '../rule.ts'

/** One of the form's options. Rule V-23. */
export function oneOf(answers: readonly string[]): Rule {
  return textRule('errors.choice', (text) => answers.includes(text))
}
