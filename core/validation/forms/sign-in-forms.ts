import { object, type InferType } from 'yup'
import { emailField } from '../common-fields.ts'
import { fieldBounds } from '../field-bounds.ts'
import { oneTimeCode } from '../one-time-code.ts'
import { textRule } from '../rule.ts'
import { emailRule } from '../rules/email.ts'
import { maxLength } from '../rules/lengths.ts'
import { required } from '../rules/presence.ts'
import { sixDigits } from '../rules/six-digits.ts'
import { passwordField, textField } from '../yup-field.ts'

/**
 * Schema of a log-in. The password may predate today's rule, so only its length is checked. Rule
 * V-47.
 */
export const loginSchema = object({
  email: textField({
    presence: required,
    rules: [maxLength(fieldBounds.email.most), emailRule('errors.enterEmail')],
  }),
  password: passwordField({
    presence: required,
    rules: [maxLength(fieldBounds.password.most)],
  }),
})

/** Schema of the password alone, given once more. Rule V-89. */
export const passwordAgainSchema = loginSchema.pick(['password'])

export type LoginFields = InferType<typeof loginSchema>

/** Message of a refused log-in, the same for e-mail and password. Rule V-47. */
export const loginFailure = 'errors.incorrectLogin'

/** Schema of a request for a password link. Rule V-48. */
export const passwordRecoverySchema = object({ email: emailField() })

export type PasswordRecoveryFields = InferType<typeof passwordRecoverySchema>

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
