import { cookieValue } from './cookie-value.ts'

/** The session key's name as a query parameter, as a cookie and, in lower case, in an order. Rule A-14. */
const name = 'SSKEY'

/**
 * How long the cookie lasts: 30 days. It was given as 2592000 without a unit, and milliseconds
 * (43 minutes) make no sense. Rule A-16.
 */
const lifetimeSeconds = 2_592_000

/** The format of a session key, which stands in a cookie unescaped. Rule A-14. */
const pattern = /^[A-Za-z0-9._~+/=:-]{1,200}$/

/** How the page that sets the cookie is served. */
export type CookieSetting = {
  isSecure: boolean
  /** Inside `/embedded`, where another site frames the page. */
  isEmbedded: boolean
}

/** The session key a partner's link carries; null when there is none or it is junk. Rule A-14. */
export function sessionKeyFromQuery(read: (name: string) => string | null): string | null {
  return keyOrNull(read(name))
}

/** The session key of an earlier visit out of a `Cookie` header or `document.cookie`. Rule A-15. */
export function sessionKeyFromCookies(cookies: string): string | null {
  return keyOrNull(cookieValue(cookies, name))
}

/**
 * The session key an order carries: the address's own, else the one held in memory, else the
 * cookie's. Null when there is none. Rule A-15.
 */
export function sessionKeyOf(places: {
  address: string | null
  memory: string | null
  cookie: string | null
}): string | null {
  return places.address ?? places.memory ?? places.cookie
}

/**
 * The cookie to set for a key, as `document.cookie` takes it: written after marketing consent,
 * removed when there is none. Rules.
 * @example sessionKeyCookie('k1', true, { isSecure: true, isEmbedded: false })
 *   // 'SSKEY=k1; Max-Age=2592000; Path=/; SameSite=Lax; Secure'
 */
export function sessionKeyCookie(
  key: string | null,
  hasConsent: boolean,
  { isSecure, isEmbedded }: CookieSetting,
): string {
  const value =
    key !== null && hasConsent
      ? `${name}=${key}; Max-Age=${lifetimeSeconds}; Path=/`
      : `${name}=; Max-Age=0; Path=/`
  // A framed page keeps a cookie only apart for each framing site, and only over https.
  if (isEmbedded) return `${value}; SameSite=None; Secure; Partitioned`
  return `${value}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

function keyOrNull(text: string | null): string | null {
  return text && pattern.test(text) ? text : null
}
