import { z } from 'zod'
import { mostSaved } from '#core/offer/chosen-deals.ts'
import { callGroup } from '../call.ts'
import * as field from '../fields.ts'
import { offerIdPattern, referencePattern } from '../identifiers.ts'
import { wireEnquiry } from '../json/wire-enquiry.ts'
import { wireOwnData } from '../json/wire-own-data.ts'
import { wireWatched } from '../json/wire-watched.ts'
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

export const authorizationToken = z
  .string()
  .max(200)
  .default('')
  .describe('Of `POST /api/authorization-tokens`, for this session.')

const savedDeals = z.array(z.string().regex(offerIdPattern, 'An offer id.')).max(mostSaved)

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

  getWatched: call({
    ...own,
    method: 'GET',
    path: '/api/users/{id}/watched',
    summary: 'The price alerts and saved searches of the account’s e-mail address.',
    response: wireWatched,
    failures,
  }),

  putOwnAlerts: call({
    ...own,
    method: 'PUT',
    path: '/api/users/{id}/price-alerts',
    summary: 'Stops price alerts of the account’s address, or takes stopped ones up again.',
    body: z.object({
      ids: z.array(field.orderRef).max(100).optional().describe('Some of them; left out, all.'),
      isWatching: z.boolean().describe('False stops them.'),
    }),
    response: wireWatched,
    failures,
  }),

  postSearchRemoval: call({
    ...own,
    method: 'POST',
    path: '/api/users/{id}/saved-search-removals',
    summary: 'Removes a saved search of the account’s address; one that is gone already as well.',
    body: z.object({ hash: field.orderRef }),
    response: wireWatched,
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
    response: wireOwnData,
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
