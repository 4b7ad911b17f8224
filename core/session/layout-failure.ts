import { isMessageKey, messageText } from '../messages/message-text.ts'
import { property, type RouteFailure } from './route-failure.ts'

/**
 * The failure of the layout around a page: 500 with the message it gave, which is the text of the
 * key that the error or the body it carries names. Other words are for those who read logs: they
 * may hold an address or a query. Rule S-36.
 */
export const layoutFailure = (error: unknown): RouteFailure => ({
  statusCode: 500,
  message:
    textOfKey(property(error, 'messageKey')) ??
    textOfKey(property(property(error, 'body'), 'error_key')),
})

/** Null for the generic text, which every error page has. */
const textOfKey = (key: unknown): string | null =>
  typeof key === 'string' && isMessageKey(key) && key !== 'errors.generic' ? messageText(key) : null
