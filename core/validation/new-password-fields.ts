import { fieldBounds } from './field-bounds.ts'
import { maxLength } from './rules/lengths.ts'
import { notCommon, password, sameAs } from './rules/passwords.ts'
import { required } from './rules/presence.ts'
import { passwordField } from './yup-field.ts'

/**
 * A new password. Imports the list of common ones, so only account pages use it. Rules V-12, V-42.
 */
export const newPasswordField = () =>
  passwordField({
    presence: required,
    rules: [maxLength(fieldBounds.password.most), password, notCommon],
  })

/** The repeated new password. Rule V-24. */
export const passwordConfirmField = () =>
  passwordField({ presence: required, rules: [sameAs('password')] })
