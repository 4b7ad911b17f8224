import { object, type InferType } from 'yup'
import { emailField, nameField, phoneField } from '../common-fields.ts'
import { textField } from '../yup-field.ts'
import { capIdRule } from '../rules/identifiers.ts'
import { maxLength } from '../rules/lengths.ts'
import { required } from '../rules/presence.ts'

/** Schema of a PCP enquiry by its offer's id, for the PCP page to come; enquiries of today use `enquirySchema`. Rule V-50. */
export const pcpEnquirySchema = object({
  pcpOfferId: textField({ presence: required, rules: [maxLength(60)] }),
  capId: textField({ presence: required, rules: [capIdRule] }),
  name: nameField(),
  email: emailField(),
  phone: phoneField(),
})

export type PcpEnquiryFields = InferType<typeof pcpEnquirySchema>
