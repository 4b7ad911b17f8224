import { cookieValue } from './cookie-value.ts'

/**
 * The client id by which Google Analytics knows this browser, which an order carries as its gaToken;
 * null without its cookie, as before consent. The cookie is written `GA1.<depth>.<client id>`. Rule A-34.
 * @example analyticsToken('_ga=GA1.1.123.456') // '123.456'
 */
export function analyticsToken(cookies: string): string | null {
  return /^GA\d+\.\d+\.(\d+\.\d+)$/.exec(cookieValue(cookies, '_ga'))?.[1] ?? null
}
