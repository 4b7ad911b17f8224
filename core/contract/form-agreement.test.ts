import { expect, test } from 'vitest'
import type { z } from 'zod'
import * as callBack from '../validation/forms/call-back-form.ts'
import * as calculators from '../validation/forms/calculator-forms.ts'
import * as concierge from '../validation/forms/concierge-form.ts'
import { carSaleSchema } from '../validation/forms/car-sale-form.ts'
import * as contact from '../validation/forms/contact-form.ts'
import * as customer from '../validation/forms/customer-form.ts'
import * as dealPreference from '../validation/forms/deal-preference-form.ts'
import * as mailingList from '../validation/forms/mailing-list-forms.ts'
import { registrationSchema } from '../validation/forms/new-password-forms.ts'
import { financeProducts } from '../pricing/running-costs/car-change.ts'
import { calls } from './calls.ts'
import { declared } from './test/declared.ts'

/** A call takes what its form asks, and nothing a person would type besides. */
test.each([
  ['postCustomerForm', customer.customerFormSchema, ['hash']],
  ['postDealPreference', dealPreference.dealPreferenceSchema, []],
  ['postConciergeQuote', concierge.conciergeSchema, []],
  ['postContact', contact.contactSchema, []],
  ['postCarSale', carSaleSchema, []],
  ['postNewsletterMember', mailingList.newsletterSchema, []],
  ['postLandingMember', mailingList.landingMemberSchema, []],
  ['postCalculatorData', calculators.carChangeSchema, []],
  ['postElectricPetrol', calculators.electricVersusPetrolSchema, []],
  ['postUser', registrationSchema, []],
  ['putPcpOrder', callBack.callBackSchema, ['writeToken']],
] as const)('C-12 %s takes the fields of its form', (name, form, more) => {
  expect(declared(calls[name]).body).toEqual([...Object.keys(form.fields), ...more].toSorted())
})

test('C-25 form and call know the same products and types', () => {
  const { financeProduct } = calls.postCalculatorData.body.shape
  expect((financeProduct.unwrap() as z.ZodEnum).options).toEqual(financeProducts)
  const { type } = calls.postCustomerForm.body.shape
  expect((type.unwrap() as z.ZodEnum).options).toEqual(customer.customerFormTypes)
})
