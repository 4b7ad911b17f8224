import { object, type InferType } from 'yup'
import { emailField } from '../common-fields.ts'

/** Where to send the link for a new password. Rule V-48. */
export const passwordRecoverySchema = object({ email: emailField() })

export type PasswordRecoveryFields = InferType<typeof passwordRecoverySchema>
