import { fieldBounds } from './field-bounds.ts'
import { maxLength } from './rules/max-length.ts'
import { notCommon } from './rules/not-common.ts'
import { password } from './rules/password.ts'
import { required } from './rules/required.ts'
import { sameAs } from './rules/same-as.ts'
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
