import { object } from 'yup'
import { emailField } from '../common-fields.ts'

/** Schema of the form that asks for a price alert. Rule V-84. */
export const priceAlertSchema = object({ email: emailField() })
