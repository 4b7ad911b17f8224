import { object, type InferType } from 'yup'
import { callTimes } from '#core/contract/http/call-times.ts'
import { emailField, nameField, phoneField, postcodeField } from '../common-fields.ts'
import { maxLength } from '../rules/lengths.ts'
import { oneOf } from '../rules/one-of.ts'
import { requiredUnless } from '../rules/presence.ts'
import { textField } from '../yup-field.ts'

const isNotOther = ({ callTime }: { readonly callTime?: unknown }) => callTime !== 'other'

/** Schema of a change to an order, with the time of the provider's call. Rule V-51. */
export const callBackSchema = object({
  name: nameField(),
  phone: phoneField(),
  email: emailField(),
  postcode: postcodeField(),
  callTime: textField({ rules: [oneOf(callTimes)] }),
  callPriority: textField({ rules: [maxLength(50)] }),
  otherCallTime: textField({ presence: requiredUnless(isNotOther), rules: [maxLength(100)] }),
})

export type CallBackFields = InferType<typeof callBackSchema>
