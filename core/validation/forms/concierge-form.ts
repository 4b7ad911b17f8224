import { object, type InferType } from 'yup'
import { emailField, messageField, nameField, phoneField } from '../common-fields.ts'
import { maxLength } from '../rules/lengths.ts'
import { textField } from '../yup-field.ts'

/**
 * Schema of a quote request to the car concierge: the car wanted, and the way to be contacted. Rule
 * V-52.
 */
export const conciergeSchema = object({
  name: nameField(),
  email: emailField(),
  phone: phoneField(),
  body: messageField(),
  contact: textField({ rules: [maxLength(100)] }),
})

export type ConciergeFields = InferType<typeof conciergeSchema>
