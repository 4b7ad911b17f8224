import {
  attributionAfter,
  type Arrival,
  type AttributionRecord,
} from '#core/attribution/attribution-record.ts'
import {
  attributionFromText,
  attributionStorage,
  attributionStorageKey,
} from '#core/attribution/attribution-storage.ts'
import {
  type CookieSetting,
  sessionKeyCookie,
  sessionKeyFromCookies,
  sessionKeyFromQuery,
  sessionKeyOf,
} from '#core/attribution/session-key.ts'
import type { EnquiryAttribution } from '../data/enquiry/browser.ts'

/** Browser storage for attribution. Used only with consent, or to delete. */
export type AttributionBrowser = {
  /** Throws where a frame or a setting forbids it. */
  sessionStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readCookies: () => string
  writeCookie: (cookie: string) => void
  cookieSetting: CookieSetting
}

/** The visitor's attribution, in memory; with marketing consent in the browser as well. */
export function createAttribution(browser: AttributionBrowser) {
  let record: AttributionRecord | null = null
  let sessionKey: string | null = null

  const keep = (hasConsent: boolean) => {
    if (record) store(browser, attributionStorage(record, hasConsent))
    if (sessionKey || !hasConsent) {
      browser.writeCookie(sessionKeyCookie(sessionKey, hasConsent, browser.cookieSetting))
    }
  }
  return {
    /** Handles a page load. */
    arrive(arrival: Arrival, hasConsent: boolean): void {
      record = attributionAfter(hasConsent ? (stored(browser) ?? record) : record, arrival)
      sessionKey = sessionKeyOf({
        address: sessionKeyFromQuery(arrival.read),
        memory: sessionKey,
        cookie: hasConsent ? sessionKeyFromCookies(browser.readCookies()) : null,
      })
      if (hasConsent) keep(true)
    },
    /** Handles a change of marketing consent. */
    changeConsent: keep,
    orderFields: (): EnquiryAttribution => ({
      ...record,
      ...(sessionKey && { sskey: sessionKey }),
    }),
  }
}

function stored(browser: AttributionBrowser): AttributionRecord | null {
  try {
    return attributionFromText(browser.sessionStorage().getItem(attributionStorageKey) ?? '')
  } catch {
    return null
  }
}

/** A browser that forbids storage loses nothing but this: the record stays in memory. */
function store(browser: AttributionBrowser, change: ReturnType<typeof attributionStorage>): void {
  try {
    const storage = browser.sessionStorage()
    if (change.kind === 'write') storage.setItem(attributionStorageKey, change.text)
    else storage.removeItem(attributionStorageKey)
  } catch {
    // Nothing was kept there, so nothing is left to do.
  }
}
