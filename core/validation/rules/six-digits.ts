import { oneTimeCode } from '../one-time-code.ts'
import { textRule } from '../rule.ts'

/** A possible code from a text message. Rule V-25. */
export const sixDigits = textRule('errors.tryAgain', (text) => oneTimeCode(text).ok)
