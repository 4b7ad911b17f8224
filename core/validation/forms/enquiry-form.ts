import { object, type InferType } from 'yup'
import { emailField, nameField, phoneField } from '../common-fields.ts'
import type { EnquiryField } from '../field-bounds.ts'

/** Schema of a lease enquiry: name, e-mail and phone. Rule V-49. */
export const enquirySchema = object({
  name: nameField(),
  email: emailField(),
  phone: phoneField(),
} satisfies Record<EnquiryField, unknown>)

export type EnquiryFields = InferType<typeof enquirySchema>
