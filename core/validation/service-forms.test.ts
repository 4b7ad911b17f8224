import { expect, test } from 'vitest'
import { carSaleSchema } from './forms/car-sale-form.ts'
import { conciergeSchema } from './forms/concierge-form.ts'
import { contactSchema } from './forms/contact-form.ts'
import { customerFormSchema } from './forms/customer-form.ts'
import { dealPreferenceSchema } from './forms/deal-preference-form.ts'
import { landingMemberSchema, unsubscribeSchema } from './forms/mailing-list-forms.ts'
import { serviceForms } from './service-forms.ts'

test.each([
  ['contact', contactSchema],
  ['concierge', conciergeSchema],
  ['carSale', carSaleSchema],
  ['unsubscribe', unsubscribeSchema],
  ['dealPreference', dealPreferenceSchema],
] as const)(
  'V-80 the form %s asks for what its rules are about, and nothing else',
  (name, schema) => {
    expect([...serviceForms[name]].toSorted()).toEqual(Object.keys(schema.fields).toSorted())
  },
)

test.each([
  ['customerForm', customerFormSchema],
  ['landingMember', landingMemberSchema],
] as const)('V-80 the form %s asks for the person, and its page knows the rest', (name, schema) => {
  expect(Object.keys(schema.fields)).toEqual(expect.arrayContaining([...serviceForms[name]]))
})
