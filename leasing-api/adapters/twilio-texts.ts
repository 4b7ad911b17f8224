import type { SendText } from '../outbox/send-text.ts'
import { fieldOf } from './delivery.ts'
import { type OutsideTools, outsideService } from './outside-service.ts'
import { timeLimitsMs } from './time-limits.ts'

export type TwilioConfig = { accountSid: string; authToken: string; from: string }

/**
 * Sends texts through Twilio's REST interface. A text is taken once the response names it by its
 * `sid`. It is tried once: a second try would hold the visitor up, and after a response that came
 * too late send the text twice. A refusal is logged with Twilio's code, without number or text.
 */
export function twilioTexts(
  { accountSid, authToken, from }: TwilioConfig,
  tools: OutsideTools,
): SendText {
  const ask = outsideService('twilio', timeLimitsMs.textMessages, tools)
  const url = `${twilioAccountUrl(accountSid, tools.baseUrl)}/Messages.json`
  const headers = twilioHeaders({ accountSid, authToken })
  // A messaging service has an id in place of a number.
  const senderField = from.startsWith('MG') ? 'MessagingServiceSid' : 'From'
  return async ({ to, body }) => {
    const form = new URLSearchParams({ To: to, [senderField]: from, Body: body })
    const answer = await ask(url, { method: 'POST', headers, body: form })
    const isSuccess = answer !== null && answer.status >= 200 && answer.status < 300
    const isTaken = isSuccess && typeof fieldOf(answer.json, 'sid') === 'string'
    if (answer && !isTaken) {
      const code = Number(fieldOf(answer.json, 'code')) || null
      tools.logger.error({ status: answer.status, code }, 'Twilio refused a text message.')
    }
    return isTaken
  }
}

/** An account of Twilio's REST interface. */
export const twilioAccountUrl = (accountSid: string, baseUrl = 'https://api.twilio.com') =>
  `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}`

export const twilioHeaders = ({ accountSid, authToken }: Omit<TwilioConfig, 'from'>) => ({
  authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
})
