import { object, type InferType } from 'yup'
import { emailField, nameField, optionalPhoneField } from '../common-fields.ts'
import { fieldBounds } from '../field-bounds.ts'
import { maxLength } from '../rules/max-length.ts'
import { required } from '../rules/required.ts'
import { textField } from '../yup-field.ts'

/** A message to us. It must say something; a phone number is up to the writer. Rule V-53. */
export const contactSchema = object({
  name: nameField(),
  email: emailField(),
  body: textField({ presence: required, rules: [maxLength(fieldBounds.message.most)] }),
  phone: optionalPhoneField(),
})

export type ContactFields = InferType<typeof contactSchema>
