import { object, type InferType } from 'yup'
import { emailField, nameField, phoneField } from '../common-fields.ts'

/** Name, e-mail and phone for a lease offer. Rule V-49. */
export const enquirySchema = object({
  name: nameField(),
  email: emailField(),
  phone: phoneField(),
})

export type EnquiryFields = InferType<typeof enquirySchema>
