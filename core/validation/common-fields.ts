import { fieldBounds } from './field-bounds.ts'
import { email } from './rules/email.ts'
import { maxLength, minLength } from './rules/lengths.ts'
import { phoneNumber, reachablePhone } from './rules/phone.ts'
import { postcode } from './rules/postcode.ts'
import { required } from './rules/presence.ts'
import { textField } from './yup-field.ts'

const { name, phone, message } = fieldBounds
const nameRules = [minLength(name.least), maxLength(name.most)]
const phoneRules = [maxLength(phone.most), phoneNumber, reachablePhone]

/** A required name of a person. Rule V-42. */
export const nameField = () => textField({ presence: required, rules: nameRules })

/** A required e-mail address. Rule V-42. */
export const emailField = () =>
  textField({ presence: required, rules: [maxLength(fieldBounds.email.most), email] })

/** A required UK mobile or landline. Rules V-38, V-42. */
export const phoneField = () => textField({ presence: required, rules: phoneRules })

/** An optional UK mobile or landline. Rules V-38, V-42. */
export const optionalPhoneField = () => textField({ rules: phoneRules })

/** An optional message. Rule V-42. */
export const messageField = () => textField({ rules: [maxLength(message.most)] })

/** An optional UK postcode. Rules V-22, V-42. */
export const postcodeField = () =>
  textField({ rules: [maxLength(fieldBounds.postcode.most), postcode] })
