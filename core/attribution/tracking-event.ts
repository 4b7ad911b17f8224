import { cutText } from '../contract/cut-text.ts'
import { cookieValue } from './cookie-value.ts'

/** An event for the conversion service and the ad pixel. The id tells both that it is one event. */
export type TrackingEvent = {
  eventId: string
  eventName: string
  /** The page it happened on, without its query: our addresses may hold an order's reference. */
  referer: string
  /** The network's browser id and click id, empty when it set none. */
  fbp: string
  fbc: string
}

export type TrackingInput = {
  eventName: string
  /** Address of the page it happened on. */
  pageAddress: string
  /** A `Cookie` header or `document.cookie`. */
  cookies: string
  /** Facebook's click id of the visit, if any. */
  fbclid?: string | undefined
  hasConsent: boolean
  nowMs: number
  /** At least 20 numbers from 0 up to, not including, 1. */
  randomNumbers: readonly number[]
}

/** The most characters the leasing API takes of the network's ids. Rule A-21. */
const longest = { fbp: 200, fbc: 500 } as const

const idLength = 20
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/**
 * The id of an event: 20 random letters and digits, one for each number. Rule A-20.
 * @throws RangeError with fewer than 20 numbers, or one outside 0 to 1.
 */
export function eventId(randomNumbers: readonly number[]): string {
  return Array.from({ length: idLength }, (_, place) => {
    const letter = alphabet[Math.floor((randomNumbers[place] ?? 1) * alphabet.length)]
    if (letter === undefined)
      throw new RangeError('An event id takes 20 numbers from 0 to below 1.')
    return letter
  }).join('')
}

/**
 * The event to send, or null before marketing consent: then nothing is sent anywhere. The click
 * id of the network's cookie counts; without the cookie it is built from the address as the
 * network builds it, `fb.1.<milliseconds>.<fbclid>`. Rules.
 */
export function trackingEvent(input: TrackingInput): TrackingEvent | null {
  if (!input.hasConsent) return null
  const { cookies, fbclid, nowMs } = input
  return {
    eventId: eventId(input.randomNumbers),
    eventName: input.eventName,
    referer: input.pageAddress.replace(/[?#].*/s, ''),
    fbp: cutText(cookieValue(cookies, '_fbp'), longest.fbp),
    fbc: cutText(
      cookieValue(cookies, '_fbc') || (fbclid ? `fb.1.${nowMs}.${fbclid}` : ''),
      longest.fbc,
    ),
  }
}
