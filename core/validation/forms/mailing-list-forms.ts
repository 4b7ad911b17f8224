import { object, type InferType } from 'yup'
import { emailField, nameField } from '../common-fields.ts'
import { isErrorShown } from '../errors/is-error-shown.ts'
import { fieldBounds } from '../field-bounds.ts'
import type { Rule } from '../rule.ts'
import { emailRule } from '../rules/email.ts'
import { capIdRule } from '../rules/identifiers.ts'
import { maxLength, minLength } from '../rules/lengths.ts'
import { required } from '../rules/presence.ts'
import { textField } from '../yup-field.ts'

/** A rule with the form's own message, except for text that is too long. Rules V-01, V-44. */
const saying =
  (messageKey: 'errors.newsletterName' | 'errors.newsletterEmail', rule: Rule): Rule =>
  (value) => {
    const error = rule(value)
    return error === null || error === 'errors.maxLength' ? error : messageKey
  }

const { least, most } = fieldBounds.name
const newsletterName = () =>
  textField({
    presence: saying('errors.newsletterName', required),
    rules: [saying('errors.newsletterName', minLength(least)), maxLength(most)],
  })

/** Schema of the newsletter in the footer. Rule V-44. */
export const newsletterSchema = object({
  firstName: newsletterName(),
  secondName: newsletterName(),
  email: textField({
    presence: saying('errors.newsletterEmail', required),
    rules: [maxLength(fieldBounds.email.most), emailRule('errors.newsletterEmail')],
  }),
})

export type NewsletterFields = InferType<typeof newsletterSchema>

/** Whether the newsletter's button is grey: while an error shows. Rule V-45. */
export function isNewsletterButtonGrey(
  fields: readonly { messageKey: string | null; isBlurred: boolean; isSubmitted: boolean }[],
): boolean {
  return fields.some((field) => field.messageKey !== null && isErrorShown(field))
}

/** Schema of a subscription to news about one car. Rule V-56. */
export const landingMemberSchema = object({
  capId: textField({ presence: required, rules: [capIdRule] }),
  email: emailField(),
  name: nameField(),
})

export type LandingMemberFields = InferType<typeof landingMemberSchema>

/** Schema of the unsubscribe form. Rule V-57. */
export const unsubscribeSchema = object({ email: emailField() })

export type UnsubscribeFields = InferType<typeof unsubscribeSchema>
