import { object, type InferType } from 'yup'
import { emailField } from '../common-fields.ts'

/** The address that wants no more mail. Rule V-57. */
export const unsubscribeSchema = object({ email: emailField() })

export type UnsubscribeFields = InferType<typeof unsubscribeSchema>
