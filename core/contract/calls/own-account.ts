import { z } from 'zod'
import { leadStates } from '#core/leads/lead-state.ts'
import { mostSaved } from '#core/offer/chosen-deals.ts'
import { callGroup } from '../call.ts'
import { offerIdPattern, referencePattern } from '../identifiers.ts'
import { wireDerivativeSummary } from '../json/wire-derivative.ts'
import { wireOffer } from '../json/wire-offer.ts'
import { doneResponse } from '../json/wire-responses.ts'

/** What an account is for: calls of our own about somebody by themselves alone. Rules C-161 to C-165. */
const { call } = callGroup('Accounts')

const own = {
  params: z.object({ id: z.string().regex(referencePattern, 'A user id.') }),
  authority: 'user',
} as const

const failures = { 401: 'Log in first.', 403: 'Not your account.' }

const withPassword = {
  ...failures,
  422: 'The password was not given again, or too long ago.',
}

const authorizationToken = z
  .string()
  .max(200)
  .default('')
  .describe('Of `POST /api/authorization-tokens`, for this session.')

const savedDeals = z.array(z.string().regex(offerIdPattern, 'An offer id.')).max(mostSaved)

const step = z.object({ state: z.enum(leadStates), at: z.string() })

const wireEnquiry = z.object({
  orderRef: z.string(),
  shortReference: z.string(),
  state: z.enum(leadStates),
  steps: z.array(step).describe('Every state that was reached, in order.'),
  leaseEndsOn: z.string().nullable().describe('Once the car is delivered.'),
  vehicle: wireDerivativeSummary,
  offer: wireOffer,
})

export type WireEnquiry = z.infer<typeof wireEnquiry>

export const ownAccountCalls = {
  putUser: call({
    ...own,
    method: 'PUT',
    path: '/api/users/{id}',
    summary:
      'Changes names and settings. Another e-mail address needs the password again, and holds once its link is pressed.',
    body: z.object({
      firstName: z.string().max(1000).optional(),
      lastName: z.string().max(1000).optional(),
      email: z.string().max(1000).optional(),
      leaseReminders: z.boolean().optional(),
      authorizationToken,
    }),
    response: z.object({ emailSentTo: z.string().nullable(), leaseReminders: z.boolean() }),
    failures: { ...withPassword, 429: 'Too many e-mails to this address.' },
  }),

  listEnquiries: call({
    ...own,
    method: 'GET',
    path: '/api/users/{id}/enquiries',
    summary: 'The enquiries made with the e-mail address of the account, newest first.',
    response: z.object({ data: z.array(wireEnquiry), leaseReminders: z.boolean() }),
    failures,
  }),

  postSavedDeals: call({
    ...own,
    method: 'POST',
    path: '/api/users/{id}/saved-deals',
    summary: 'Joins a device’s shortlist with that of the account, the device’s deals first.',
    body: z.object({ deals: savedDeals.default([]) }),
    response: z.object({ deals: z.array(z.string()) }),
    failures,
  }),

  putSavedDeals: call({
    ...own,
    method: 'PUT',
    path: '/api/users/{id}/saved-deals',
    summary: 'Replaces the shortlist of the account.',
    body: z.object({ deals: savedDeals.default([]) }),
    response: z.object({ deals: z.array(z.string()) }),
    failures,
  }),

  postDataExport: call({
    ...own,
    method: 'POST',
    path: '/api/users/{id}/data-exports',
    summary: 'Everything that is stored about somebody.',
    body: z.object({ authorizationToken }),
    response: z.object({
      exportedAt: z.string(),
      account: z.object({
        email: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        createdAt: z.string(),
        lastLoginAt: z.string().nullable(),
        leaseReminders: z.boolean(),
        savedDeals: z.array(z.string()),
      }),
      enquiries: z.array(
        wireEnquiry.extend({
          name: z.string(),
          email: z.string(),
          phone: z.string(),
          message: z.string().nullable(),
          postcode: z.string().nullable(),
        }),
      ),
      lists: z.array(z.object({ topic: z.string(), changedAt: z.string() })),
      log: z.array(z.object({ at: z.string(), action: z.string() })),
    }),
    failures: withPassword,
  }),

  postErasure: call({
    ...own,
    method: 'POST',
    path: '/api/users/{id}/erasures',
    summary: 'Erases the account and everything stored about its person. There is no way back.',
    body: z.object({ authorizationToken }),
    response: doneResponse,
    failures: withPassword,
  }),
}
