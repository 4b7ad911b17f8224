import { object } from 'yup'
import { emailField, messageField, nameField, optionalPhoneField } from '../common-fields.ts'
import { maxLength } from '../rules/lengths.ts'
import { maxMiles, miles } from '../rules/numbers.ts'
import { required } from '../rules/presence.ts'
import { registrationMark } from '../rules/registration-mark.ts'
import { textField } from '../yup-field.ts'

/** Longest name of a make or model. */
const longestName = 80

/**
 * Schema of a present car that somebody would sell: its number plate and miles, what it is, what is
 * wrong with it, and who sells it. Rule V-81.
 */
export const carSaleSchema = object({
  reg: textField({ presence: required, rules: [registrationMark] }),
  make: textField({ presence: required, rules: [maxLength(longestName)] }),
  model: textField({ presence: required, rules: [maxLength(longestName)] }),
  currentMileage: textField({ presence: required, rules: [miles, maxMiles(1_000_000)] }),
  body: messageField(),
  name: nameField(),
  email: emailField(),
  phone: optionalPhoneField(),
})
