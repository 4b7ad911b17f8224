import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { declared, names } from '../test/declared.ts'

/** Name, address, query, body, caching and authority. Behind a plus stand fields of our own. */
test.each([
  [
    'postCustomerForm',
    'POST /api/customer-forms',
    '',
    'type manufacturerId rangeId carModelId capId carModelAggregate budgetRange financeType userName userEmail userPhone + hash',
    'private guest',
  ],
  ['getCustomerForm', 'GET /api/customer-forms/{hash}', '', null, 'private guest'],
  ['getDealPreferenceFilters', 'GET /api/deal-preferences/filters', '', null, 'public guest'],
  [
    'postDealPreference',
    'POST /api/deal-preferences',
    '',
    'manufacturerId bodyStyle monthlyPayment deliveryTime name email',
    'private guest',
  ],
  [
    'postConciergeQuote',
    'POST /api/concierge-quotes',
    '',
    'name email phone body contact',
    'private guest',
  ],
  ['postContact', 'POST /api/contact', '', 'name email body phone', 'private guest'],
  [
    'postCarSale',
    'POST /api/car-sales',
    '',
    '+ reg make model currentMileage body name email phone',
    'private guest',
  ],
  ['postLandingMember', 'POST /api/landing-page-members', '', 'capId email name', 'private guest'],
  [
    'postNewsletterMember',
    'POST /api/mailchimp-members',
    '',
    'email firstName secondName',
    'private guest',
  ],
  ['postListConfirmation', 'POST /api/list-confirmations', '', '+ token', 'private guest'],
  ['postUnsubscribe', 'POST /api/unsubscribe', '', '+ email token', 'private guest'],
  ['deleteSubscription', 'DELETE /api/unsubscribe/{email}', '', null, 'private guest'],
] as const)('C-43 %s is %s with exactly its fields', (name, address, query, body, who) => {
  expect(declared(calls[name])).toEqual({
    address,
    query: names(query),
    body: body === null ? null : names(body),
    who,
  })
})
