import { object, type InferType } from 'yup'
import { emailField, nameField } from '../common-fields.ts'
import { capIdRule } from '../rules/identifiers.ts'
import { required } from '../rules/presence.ts'
import { textField } from '../yup-field.ts'

/** Schema of a subscription to news about one car. Rule V-56. */
export const landingMemberSchema = object({
  capId: textField({ presence: required, rules: [capIdRule] }),
  email: emailField(),
  name: nameField(),
})

export type LandingMemberFields = InferType<typeof landingMemberSchema>
