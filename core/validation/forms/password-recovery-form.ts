import { object, type InferType } from 'yup'
import { emailField } from '../common-fields.ts'

/** Schema of a request for a password link. Rule V-48. */
export const passwordRecoverySchema = object({ email: emailField() })

export type PasswordRecoveryFields = InferType<typeof passwordRecoverySchema>
