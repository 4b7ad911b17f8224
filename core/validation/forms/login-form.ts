import { object, type InferType } from 'yup'
import { fieldBounds } from '../field-bounds.ts'
import { emailRule } from '../rules/email.ts'
import { maxLength } from '../rules/max-length.ts'
import { required } from '../rules/required.ts'
import { passwordField, textField } from '../yup-field.ts'

/** E-mail and password. The password was chosen under whatever rule held then, so only its length is looked at. Rule V-47. */
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

/** What a refused log-in says, whichever of the two was wrong. Rule V-47. */
export const loginFailure = 'errors.incorrectLogin'
