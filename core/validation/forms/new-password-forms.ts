import { object, type InferType } from 'yup'
import { emailField, nameField } from '../common-fields.ts'
import { fieldBounds } from '../field-bounds.ts'
import { maxLength } from '../rules/lengths.ts'
import { notCommon, password, sameAs } from '../rules/passwords.ts'
import { required } from '../rules/presence.ts'
import { passwordField } from '../yup-field.ts'

/**
 * A new password. Imports the list of common ones, so only account pages use it. Rules V-12, V-42.
 */
const newPasswordField = () =>
  passwordField({
    presence: required,
    rules: [maxLength(fieldBounds.password.most), password, notCommon],
  })

/** The repeated new password. Rule V-24. */
const passwordConfirmField = () =>
  passwordField({ presence: required, rules: [sameAs('password')] })

/** Schema of a new account. Rule V-46. */
export const registrationSchema = object({
  firstName: nameField(),
  lastName: nameField(),
  email: emailField(),
  password: newPasswordField(),
  passwordConfirmation: passwordConfirmField(),
})

export type RegistrationFields = InferType<typeof registrationSchema>

/** Schema of an invitation's answer: its e-mail address is known already. Rule V-87. */
export const invitationSchema = registrationSchema.omit(['email'])

/** Schema of the names of an account, where they are changed. Rule V-89. */
export const accountNamesSchema = registrationSchema.pick(['firstName', 'lastName'])

/** Schema of a new password as its call takes it. Rule V-48. */
export const newPasswordSchema = object({ password: newPasswordField() })

/** Schema of a new password, typed twice. Rule V-48. */
export const passwordResetSchema = object({
  password: newPasswordField(),
  passwordConfirmation: passwordConfirmField(),
})

export type PasswordResetFields = InferType<typeof passwordResetSchema>
