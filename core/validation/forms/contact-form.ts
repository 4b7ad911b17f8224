import { object, type InferType } from 'yup'
import { emailField, nameField, optionalPhoneField } from '../common-fields.ts'
import { fieldBounds } from '../field-bounds.ts'
import { maxLength } from '../rules/lengths.ts'
import { required } from '../rules/presence.ts'
import { textField } from '../yup-field.ts'

/** Schema of the contact form. A message is required, a phone number optional. Rule V-53. */
export const contactSchema = object({
  name: nameField(),
  email: emailField(),
  body: textField({ presence: required, rules: [maxLength(fieldBounds.message.most)] }),
  phone: optionalPhoneField(),
})

export type ContactFields = InferType<typeof contactSchema>
