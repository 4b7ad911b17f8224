import { oneTimeCode } from '../one-time-code.ts'
import { textRule } from '../rule.ts'

/** What can be a code from a text message. Rule V-25. */
export const sixDigits = textRule('errors.tryAgain', (text) => oneTimeCode(text).ok)
