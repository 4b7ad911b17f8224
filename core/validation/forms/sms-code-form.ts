import { object, type InferType } from 'yup'
import { required } from '../rules/required.ts'
import { sixDigits } from '../rules/six-digits.ts'
import { textField } from '../yup-field.ts'

/** The code from the text message, of an enquiry or a log-in. Rule V-25. */
export const smsCodeSchema = object({ code: textField({ presence: required, rules: [sixDigits] }) })

export type SmsCodeFields = InferType<typeof smsCodeSchema>
