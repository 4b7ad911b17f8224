import type { Logger } from 'pino'
import type { TwilioConfig } from '../config.ts'
import { describeError } from '../server/describe-error.ts'
import type { SendText } from './send-text.ts'

/** Timeout: an order needs its response within three seconds whatever Twilio does. */
const timeoutMs = 2500

/** Sends texts through Twilio's REST interface. A failure is logged without number or text. */
export function twilioTexts(
  { accountSid, authToken, from }: TwilioConfig,
  logger: Logger,
  baseUrl = 'https://api.twilio.com',
): SendText {
  const url = `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  // A messaging service has an id in place of a number.
  const senderField = from.startsWith('MG') ? 'MessagingServiceSid' : 'From'
  return async ({ to, body }) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ To: to, [senderField]: from, Body: body }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      if (!response.ok) logger.error({ status: response.status }, 'Twilio refused a text message.')
      return response.ok
    } catch (error) {
      logger.error({ error: describeError(error) }, 'Twilio could not be reached.')
      return false
    }
  }
}
