import type { MessageKey } from './message-text.ts'

/**
 * The message key of a failure that brings no text of its own. Visitors are asked to contact us;
 * whoever works in the administration is sent to the site's administrator. Rules D-39, D-40.
 * @param pathname of the page that shows it
 */
export function failureTextKey(pathname: string): MessageKey {
  return /^\/admin(\/|$)/.test(pathname) ? 'errors.unknown' : 'errors.generic'
}
