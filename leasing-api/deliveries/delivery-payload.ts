import type { StorefrontSite } from '#core/storefronts/storefront-site.ts'
import type { DeliveryPayload } from '../db/schema/deliveries.ts'
import { confirmationEmail } from '../orders/confirmation-email.ts'
import type { ClaimedDelivery } from '../queries/deliveries/claim-delivery.ts'
import { leadEmail } from './lead-email.ts'
import { leadMessage } from './lead-message.ts'

/** What a delivery sends, or why it cannot be sent to anybody. */
export type Payload = { payload: DeliveryPayload } | { dead: string }

/** The content of a claimed delivery: as it was fixed, or from its order as it stands now. */
export function payloadOf(
  { delivery, facts }: ClaimedDelivery,
  about: { siteUrl: string; site: StorefrontSite; isDemonstration: boolean },
): Payload {
  const { id, kind, channel } = delivery
  if (kind === 'email' || !facts) return { payload: delivery.payload! }
  const { order, provider } = facts
  if (kind === 'confirmation') {
    return { payload: confirmationEmail(order, about) }
  }
  const message = leadMessage(id, kind, facts, about)
  if (channel === 'webhook') {
    return provider?.leadWebhookUrl
      ? { payload: message }
      : { dead: 'The provider has no webhook any more.' }
  }
  if (!provider?.leadEmail) return { dead: 'The provider has no e-mail address for leads.' }
  const { leadEmail: to, name: providerName } = provider
  const { siteUrl } = about
  return {
    payload: leadEmail(message, { to, providerName, orderRef: order.orderRef, siteUrl }),
  }
}
