import { object, type InferType } from 'yup'
import { emailField } from '../common-fields.ts'

/** Schema of the unsubscribe form. Rule V-57. */
export const unsubscribeSchema = object({ email: emailField() })

export type UnsubscribeFields = InferType<typeof unsubscribeSchema>
