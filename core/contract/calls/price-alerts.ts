import { z } from 'zod'
import { callGroup } from '../call.ts'
import * as field from '../fields.ts'
import { priceAlertsResponse } from '../json/wire-price-alert.ts'
import { doneResponse } from '../json/wire-responses.ts'
import * as typed from '../typed-fields.ts'

/** E-mails about prices that fall. Rules C-131 to C-134. */
const { call, post } = callGroup('Orders and forms')

/** An e-mail address sealed for links. Rule C-113. */
const sealedEmail = z
  .string()
  .regex(/^[\w-]{40,500}$/, 'A token is that of a link in an e-mail.')
  .describe('Of a link in an e-mail, in place of the address.')

const unknownLink = { 404: 'The link opens nothing.' }

export const priceAlertCalls = {
  postPriceAlert: post({
    path: '/api/price-alerts',
    summary:
      'Asks for an e-mail when a price falls. Responds the same to known and unknown addresses.',
    body: z.object({
      email: typed.email,
      page: z
        .string()
        .max(2000)
        .default('')
        .describe('Address of the deal page or the list to watch, with its query.'),
    }),
    response: doneResponse,
    failures: { 422: 'A field does not pass its rule.', 429: 'Too many from this address.' },
  }),

  postPriceAlertConfirmation: post({
    path: '/api/price-alert-confirmations',
    summary: 'Confirms a price alert with the token of the e-mail’s link, for seven days.',
    body: z.object({ token: field.orderRef.describe('Of the link in the e-mail.') }),
    response: z.object({ token: z.string().describe('For the address’s list of alerts.') }),
    failures: { 404: 'No such link, or it has run out.' },
  }),

  getPriceAlerts: call({
    method: 'GET',
    authority: 'guest',
    path: '/api/price-alerts/{sealedEmail}',
    summary: 'The price alerts of an address, those stopped in the last 30 days included.',
    params: z.object({ sealedEmail }),
    response: priceAlertsResponse,
    failures: unknownLink,
  }),

  putPriceAlerts: call({
    method: 'PUT',
    authority: 'guest',
    path: '/api/price-alerts/{sealedEmail}',
    summary: 'Stops price alerts of an address, or takes stopped ones up again.',
    params: z.object({ sealedEmail }),
    body: z.object({
      ids: z.array(field.orderRef).max(100).optional().describe('Some of them; left out, all.'),
      isWatching: z.boolean().describe('False stops them.'),
    }),
    response: priceAlertsResponse,
    failures: unknownLink,
  }),
}
