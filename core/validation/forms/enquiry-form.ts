import { object, type InferType } from 'yup'
import { emailField, nameField, phoneField } from '../common-fields.ts'

/** Schema of a lease enquiry: name, e-mail and phone. Rule V-49. */
export const enquirySchema = object({
  name: nameField(),
  email: emailField(),
  phone: phoneField(),
})

export type EnquiryFields = InferType<typeof enquirySchema>
