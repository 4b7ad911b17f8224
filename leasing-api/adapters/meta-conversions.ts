import type { Logger } from 'pino'
import type { Conversion } from '../queries/forms/conversions.ts'
import { askOutside } from './ask-outside.ts'
import { type Delivery, deliveryOf } from './delivery.ts'

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
  logger: Logger,
  baseUrl = 'https://graph.facebook.com',
): TellConversion {
  const url = `${baseUrl}/${version}/${encodeURIComponent(pixelId)}/events`
  return async (event) => {
    const body = { data: [serverEvent(event)], access_token: accessToken }
    return deliveryOf(await askOutside('meta', logger, url, { method: 'POST', body }))
  }
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
