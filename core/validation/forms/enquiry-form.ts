import { object, type InferType } from 'yup'
import { emailField, messageField, nameField, phoneField } from '../common-fields.ts'
import type { EnquiryField } from '../field-bounds.ts'

/** Schema of an enquiry: name, e-mail and phone, and a message if there is one. Rule V-49. */
export const enquirySchema = object({
  name: nameField(),
  email: emailField(),
  phone: phoneField(),
  message: messageField(),
} satisfies Record<EnquiryField, unknown>)

export type EnquiryFields = InferType<typeof enquirySchema>
