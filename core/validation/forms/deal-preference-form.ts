import { object, type InferType } from 'yup'
import { deliveries } from '#core/filters/change/delivery.ts'
import { bodyTypes } from '#core/vehicle/body-type.ts'
import { emailField, nameField } from '../common-fields.ts'
import { cost } from '../rules/numbers.ts'
import { slugOrId } from '../rules/identifiers.ts'
import { oneOf } from '../rules/one-of.ts'
import { textField } from '../yup-field.ts'

/** Schema of a visitor's deal preferences; only name and e-mail are required. Rule V-54. */
export const dealPreferenceSchema = object({
  manufacturerId: textField({ rules: [slugOrId] }),
  bodyStyle: textField({ rules: [oneOf(bodyTypes)] }),
  /** Highest monthly payment, in pounds. */
  monthlyPayment: textField({ rules: [cost] }),
  deliveryTime: textField({ rules: [oneOf(deliveries.map(({ value }) => value))] }),
  name: nameField(),
  email: emailField(),
})

export type DealPreferenceFields = InferType<typeof dealPreferenceSchema>
