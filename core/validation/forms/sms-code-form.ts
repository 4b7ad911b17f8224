import { object, type InferType } from 'yup'
import { oneTimeCode } from '../one-time-code.ts'
import { textRule } from '../rule.ts'
import { required } from '../rules/presence.ts'
import { sixDigits } from '../rules/six-digits.ts'
import { textField } from '../yup-field.ts'

/** Blanks and hyphens alone count as empty. Rule V-25. */
const moreThanMarks = textRule('errors.required', (text) => {
  const reading = oneTimeCode(text)
  return reading.ok || reading.messageKey !== 'errors.required'
})

/** Schema of the code from the text message, of an enquiry or a log-in. Rule V-25. */
export const smsCodeSchema = object({
  code: textField({ presence: required, rules: [moreThanMarks, sixDigits] }),
})

export type SmsCodeFields = InferType<typeof smsCodeSchema>
