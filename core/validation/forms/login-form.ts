import { object, type InferType } from 'yup'
import { fieldBounds } from '../field-bounds.ts'
import { emailRule } from '../rules/email.ts'
import { maxLength } from '../rules/lengths.ts'
import { required } from '../rules/presence.ts'
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

export type LoginFields = InferType<typeof loginSchema>

/** Message of a refused log-in, the same for e-mail and password. Rule V-47. */
export const loginFailure = 'errors.incorrectLogin'
