import { z } from 'zod'
import { callGroup } from '../call.ts'
import * as field from '../fields.ts'
import { wireQuote } from '../json/wire-quote.ts'

/** Saved quotes: a deal as it was quoted, without anybody's details. Rules C-80, C-81. */
const { call, post } = callGroup('Orders and forms')

export const quoteCalls = {
  postQuote: post({
    path: '/api/quotes',
    summary: 'Saves an offer as it is quoted now, for 30 days. Nothing personal is taken.',
    body: z.object({ offerId: field.offerIdField }),
    response: z.object({ quoteRef: z.string(), expiresAt: z.string() }),
    failures: { 404: 'No such offer.', 429: 'Too many from this address.' },
  }),

  getQuote: call({
    method: 'GET',
    path: '/api/quotes/{quoteRef}',
    summary: 'A saved quote: the offer and its car as they were then.',
    params: z.object({ quoteRef: field.quoteRef }),
    response: wireQuote,
    authority: 'guest',
    failures: { 404: 'No such quote.', 410: 'It has run out.' },
  }),
}
