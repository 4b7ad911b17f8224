import { z } from 'zod'
import { callGroup } from '../call.ts'
import { doneResponse } from '../json/wire-responses.ts'
import { frontErrorLimits } from '../http/front-error.ts'
import { noContent } from '../http/no-content.ts'

/** What is told of a visit: an event for the ad network, a call that failed. Rule C-45. */
const { post } = callGroup('Tracking')

const event = {
  eventId: z.string().max(64).optional(),
  eventName: z.string().max(64).optional(),
  referer: z.string().max(2000).optional(),
  fbp: z.string().max(200).optional(),
  fbc: z.string().max(500).optional(),
}

const capped = (most: number) => z.string().max(most).default('')

export const trackingCalls = {
  postConversion: post({
    path: '/api/fb-convert',
    summary: 'An event for the ad network, after consent. Our own pages send it in the body.',
    query: z.object(event),
    body: z.object(event),
    response: doneResponse,
    failures: { 429: 'Too many from this address.' },
  }),

  postFrontError: post({
    path: '/api/front-errors',
    summary: 'A call that failed in a browser, with nothing personal in it.',
    body: z.object({
      method: capped(frontErrorLimits.method),
      url: capped(frontErrorLimits.url),
      request: capped(frontErrorLimits.request),
      response: capped(frontErrorLimits.response),
      responseCode: z.int().min(0).max(999).default(0),
      requestCode: capped(frontErrorLimits.requestCode),
    }),
    response: noContent,
    failures: { 429: 'Too many from this address.' },
  }),
}
