import type { Conversion } from '../queries/forms/conversions.ts'
import type { OutsideAnswer } from './ask-outside.ts'
import { type Delivery, deliveryOf, fieldOf } from './delivery.ts'
import { type OutsideTools, outsideService } from './outside-service.ts'
import { timeLimitsMs } from './time-limits.ts'

export type MetaConfig = { pixelId: string; accessToken: string }

/** Sends an event to an ad network; never rejects. */
export type TellConversion = (event: Conversion) => Promise<Delivery>

const version = 'v23.0'

/**
 * Sends events to Meta's Conversions API. The event's id is the pixel's own, by which Meta knows
 * the two for one event. The token stands in the body, so that no address holds it. Source: Meta's
 * reference, "server event parameters".
 */
export function metaConversions(
  { pixelId, accessToken }: MetaConfig,
  tools: OutsideTools,
): TellConversion {
  const ask = outsideService('meta', timeLimitsMs.conversions, tools)
  const url = `${metaPixelUrl(pixelId, tools.baseUrl)}/events`
  return async (event) => {
    const body = { data: [serverEvent(event)], access_token: accessToken }
    return eventDelivery(await ask(url, { method: 'POST', body }))
  }
}

/** Where a pixel stands in Meta's Graph API. */
export const metaPixelUrl = (pixelId: string, baseUrl = 'https://graph.facebook.com') =>
  `${baseUrl}/${version}/${encodeURIComponent(pixelId)}`

/**
 * Codes of the Graph API that say nothing of the event: its own troubles (1, 2), too many calls (4,
 * 17, 32, 341, 613, 80004), a token or a permission to be renewed (10, 102, 190 and 200 to 299). They
 * come with status 400. Source: Meta's reference, "handling errors".
 */
const notOfTheEvent = new Set([1, 2, 4, 10, 17, 32, 102, 190, 341, 613, 80_004])

/** Rule C-102: a success counts the event, and a refusal is final only where it is about the event. */
function eventDelivery(answer: OutsideAnswer | null): Delivery {
  const delivery = deliveryOf(answer)
  if (delivery === 'taken') {
    return fieldOf(answer?.json, 'events_received') === 1 ? 'taken' : 'later'
  }
  const error = fieldOf(answer?.json, 'error')
  const code = Number(fieldOf(error, 'code'))
  const isOurs = notOfTheEvent.has(code) || (code >= 200 && code < 300)
  return isOurs || fieldOf(error, 'is_transient') === true ? 'later' : delivery
}

function serverEvent(event: Conversion) {
  return {
    event_name: event.eventName,
    event_time: Math.floor(event.createdAt.getTime() / 1000),
    event_id: event.eventId,
    ...(event.referer && { event_source_url: event.referer }),
    action_source: 'website',
    user_data: {
      ...(event.clientAddress && { client_ip_address: event.clientAddress }),
      ...(event.userAgent && { client_user_agent: event.userAgent }),
      ...(event.fbp && { fbp: event.fbp }),
      ...(event.fbc && { fbc: event.fbc }),
    },
  }
}
