import { textRule } from '../rule.ts'
import type { MessageKey } from '#core/messages/message-text.ts'

/**
 * The pattern of HTML's own e-mail field with a dot demanded in the domain: the HTML standard,
 * "valid e-mail address". Labels are bounded, so the text is read once.
 */
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

/** The e-mail rule with a message of the form's own. Rule V-20. */
export const emailRule = (messageKey: MessageKey) =>
  textRule(messageKey, (text) => pattern.test(text))

/** An e-mail address, blanks around it aside. Rule V-20. */
export const email = emailRule('errors.email')
