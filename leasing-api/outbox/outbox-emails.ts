import type { Logger } from 'pino'
import type { SendEmail } from '../adapters/outgoing-email.ts'
import type { Database } from '../db/database.ts'
import { describeError } from '../server/describe-error.ts'

/** The header by which an e-mail is told apart from others about other orders. */
export const orderHeader = 'X-Entity-Ref-ID'

/**
 * A domain that cannot exist (RFC 6761). No mail server takes anything for one, and neither does the
 * outbox, so that what is undeliverable can be looked at. Rule W-174.
 */
const nowhere = /\.invalid$/i

/** Stores e-mails in the outbox, where a person trying the product can read them; each once. */
export function outboxEmails(database: Database, clock: () => Date, logger: Logger): SendEmail {
  return async ({ messageId, to, subject, text, html, replyTo, headers = {} }) => {
    if (nowhere.test(to)) return 'refused'
    try {
      await database.call.addOutboxMessage({
        id: messageId,
        createdAt: clock(),
        channel: 'email',
        recipient: to,
        subject,
        body: text,
        html,
        headers: { ...(replyTo && { 'Reply-To': replyTo }), ...headers },
        orderRef: headers[orderHeader] ?? null,
      })
      return 'taken'
    } catch (error) {
      logger.error({ error: describeError(error) }, 'An e-mail could not be stored in the outbox.')
      return 'later'
    }
  }
}
