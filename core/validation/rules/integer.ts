import { textRule } from '../rule.ts'

/** A whole number. A fraction of noughts after a dot or a comma is none: `5`, `-5`, `5,0`. Rule V-09. */
export const integer = textRule('errors.integer', (text) => /^[+-]?\d+([.,]0+)?$/.test(text))
