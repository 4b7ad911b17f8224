import { object, type InferType } from 'yup'
import { newPasswordField, passwordConfirmField } from '../new-password-fields.ts'

/** Schema of a new password, typed twice. Rule V-48. */
export const passwordResetSchema = object({
  password: newPasswordField(),
  passwordConfirmation: passwordConfirmField(),
})

export type PasswordResetFields = InferType<typeof passwordResetSchema>
