import { z } from 'zod'
import { deliveries } from '#core/filters/change/delivery.ts'
import { callGroup } from '../call.ts'
import * as field from '../fields.ts'
import * as typed from '../typed-fields.ts'
import {
  answeredResponse,
  doneResponse,
  takenResponse,
  wireChoice,
} from '../json/wire-responses.ts'
import { wireDerivativeSummary } from '../json/wire-derivative.ts'
import { wireValuation } from '../json/wire-valuation.ts'

/** Forms other than an enquiry. Rules C-33, C-43. */
const { call, post, read } = callGroup('Orders and forms')

const failures = { 422: 'A field does not pass its rule.', 429: 'Too many from this address.' }

const deliveryTimes = deliveries.map(({ value }) => value) as [(typeof deliveries)[number]['value']]

/** What the wizard came to, to be taken up again from a link. */
const customerChoice = {
  type: field.oneOf(['car', 'budget', 'similar']).default('car').describe('How the visitor began.'),
  manufacturerId: field.slugOrId.optional(),
  rangeId: field.slugOrId.optional(),
  carModelId: field.slugOrId.optional(),
  capId: field.capId.optional(),
  carModelAggregate: z.string().max(200).optional(),
  budgetRange: field.budgetRange.optional(),
  financeType: field.financeType,
}

export const formCalls = {
  postCustomerForm: post({
    path: '/api/customer-forms',
    summary: 'Keeps what a visitor chose, with how to reach them, for 7 days.',
    body: z.object({
      ...customerChoice,
      userName: typed.name,
      userEmail: typed.email,
      userPhone: typed.phone,
      hash: field.orderRef.optional().describe('An earlier form of the same person. Rule C-73.'),
    }),
    response: z.object({ hash: z.string().describe('128 random bits.'), expiresAt: z.string() }),
    failures,
  }),

  getCustomerForm: call({
    method: 'GET',
    path: '/api/customer-forms/{hash}',
    summary: 'A kept form. E-mail and phone are masked; the form keeps them unless overtyped.',
    params: z.object({ hash: field.orderRef }),
    response: z.object({
      ...customerChoice,
      vehicle: wireDerivativeSummary.nullable(),
      userName: z.string(),
      userEmail: z.string().describe('Masked.'),
      userPhone: z.string().describe('Masked.'),
      expiresAt: z.string(),
    }),
    authority: 'guest',
    failures: { 404: 'No such form, or it is older than 7 days.' },
  }),

  getDealPreferenceFilters: read({
    path: '/api/deal-preferences/filters',
    summary: 'The choices of the deal-preferences form.',
    response: z.object({
      manufacturers: z.array(wireChoice),
      bodyStyles: z.array(wireChoice),
      monthlyPayments: z.array(wireChoice),
      deliveryTimes: z.array(wireChoice),
    }),
  }),

  postDealPreference: post({
    path: '/api/deal-preferences',
    summary: 'What somebody would lease, to be told when there is a deal.',
    body: z.object({
      manufacturerId: field.slugOrId.optional(),
      bodyStyle: field.bodyType.optional(),
      monthlyPayment: typed.pounds(100_000).optional().describe('The most a month, in pounds.'),
      deliveryTime: field.oneOf(deliveryTimes).optional(),
      name: typed.name,
      email: typed.email,
    }),
    response: takenResponse,
    failures,
  }),

  postConciergeQuote: post({
    path: '/api/concierge-quotes',
    summary: 'A request for a quote that somebody works out by hand.',
    body: z.object({
      name: typed.name,
      email: typed.email,
      phone: typed.phone,
      body: typed.message.default(''),
      contact: z.string().max(100).optional().describe('How the person would be reached.'),
    }),
    response: answeredResponse,
    failures,
  }),

  postContact: post({
    path: '/api/contact',
    summary: 'A message to us.',
    body: z.object({
      name: typed.name,
      email: typed.email,
      body: typed.message.default(''),
      phone: typed.phone,
    }),
    response: answeredResponse,
    failures,
  }),

  postCarSale: post({
    path: '/api/car-sales',
    summary:
      'A present car that somebody would sell: what it may be worth, and an offer in writing.',
    body: z.object({
      reg: typed.short.describe('Registration mark.'),
      make: typed.short,
      model: typed.short,
      currentMileage: typed.short.describe('Whole miles as typed: 22,000 or 22000.'),
      body: typed.message.default('').describe('What is wrong with the car.'),
      name: typed.name,
      email: typed.email,
      phone: typed.phone,
    }),
    response: answeredResponse.extend(wireValuation),
    failures,
  }),

  postLandingMember: post({
    path: '/api/landing-page-members',
    summary: 'Somebody to be told of deals on one car.',
    body: z.object({ capId: field.capId, email: typed.email, name: typed.name }),
    response: doneResponse,
    failures,
  }),

  postNewsletterMember: post({
    path: '/api/mailchimp-members',
    summary: 'A newsletter sign-up. Answers the same for known and unknown addresses.',
    body: z.object({ email: typed.email, firstName: typed.name, secondName: typed.name }),
    response: doneResponse,
    failures,
  }),

  postListConfirmation: post({
    path: '/api/list-confirmations',
    summary: 'Confirms joining a list with the token of the e-mail’s link, for seven days.',
    body: z.object({ token: field.orderRef.describe('Of the link in the e-mail.') }),
    response: doneResponse,
    failures: { 404: 'No such link, or it has run out.' },
  }),

  postUnsubscribe: post({
    path: '/api/unsubscribe',
    summary: 'Takes an e-mail address off every mailing list. What our own pages use.',
    body: z.object({
      email: typed.email,
      token: z
        .string()
        .max(500)
        .optional()
        .describe('Of a link in an e-mail, in place of the address.'),
    }),
    response: doneResponse,
    failures,
  }),

  deleteSubscription: call({
    method: 'DELETE',
    authority: 'guest',
    path: '/api/unsubscribe/{email}',
    summary: 'The same with the address in the path, for links in e-mails.',
    params: z.object({
      email: z
        .string()
        .max(254)
        .regex(/^[^\s@]+@[^\s@]+$/, 'errors.email'),
    }),
    response: doneResponse,
    failures,
  }),
}
