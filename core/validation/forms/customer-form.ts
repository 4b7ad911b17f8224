import { object, type InferType } from 'yup'
import { financeTypes } from '#core/offer/finance-type.ts'
import { budgetRanges } from '#core/pricing/budget-range.ts'
import { emailField, nameField, phoneField } from '../common-fields.ts'
import { capIdRule, slugOrId } from '../rules/identifiers.ts'
import { maxLength } from '../rules/lengths.ts'
import { oneOf } from '../rules/one-of.ts'
import { required, requiredIf } from '../rules/presence.ts'
import { textField } from '../yup-field.ts'

/** Start of the wizard: a chosen car, or a budget. Rule V-55. */
export const customerFormTypes = ['car', 'budget', 'similar'] as const

const identifier = () => textField({ rules: [slugOrId] })

/** Schema of the wizard's choices with the person's contact details. Rule V-55. */
export const customerFormSchema = object({
  type: textField({ presence: required, rules: [oneOf(customerFormTypes)] }),
  manufacturerId: textField({
    presence: requiredIf(({ type }) => type === 'car'),
    rules: [slugOrId],
  }),
  rangeId: identifier(),
  carModelId: identifier(),
  capId: textField({ rules: [capIdRule] }),
  carModelAggregate: textField({ rules: [maxLength(200)] }),
  budgetRange: textField({
    presence: requiredIf(({ type }) => type === 'budget'),
    rules: [oneOf(budgetRanges.map(({ value }) => value))],
  }),
  financeType: textField({ presence: required, rules: [oneOf(financeTypes)] }),
  userName: nameField(),
  userEmail: emailField(),
  userPhone: phoneField(),
})

export type CustomerFormFields = InferType<typeof customerFormSchema>
