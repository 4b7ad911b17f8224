import type { StorefrontSite } from '#core/storefronts/storefront-site.ts'
import { phoneProof } from '#core/wizard/phone-proof.ts'
import { inGroups } from '#core/wizard/short-reference.ts'
import type { LeadBody } from './lead-body.ts'
import type { LeadFacts } from '../queries/deliveries/claim-delivery.ts'

/** The lead as data, from the order as it stands. Rule C-195. */
export function leadMessage(
  id: string,
  kind: 'lead' | 'leadChange',
  { order }: Pick<LeadFacts, 'order'>,
  { isDemonstration, site }: { isDemonstration: boolean; site: StorefrontSite },
): LeadBody {
  const { name, email, phoneE164, postcode, message, callTime, callPriority, otherCallTime } = order
  const { vehicle, offer, feesText } = order.snapshot
  return {
    id,
    type: kind === 'lead' ? 'lead.confirmed' : 'lead.changed',
    reference: inGroups(order.shortReference),
    confirmedAt: order.confirmedAt!.toISOString(),
    isDemonstration,
    storefront: site.isPartner ? { key: site.key, name: site.name, url: site.url } : null,
    customer: {
      name,
      email,
      phone: phoneE164,
      isPhoneConfirmed: phoneProof(phoneE164) === 'code',
      postcode: postcode || null,
      message: message || null,
      callBack: callTime && {
        time: callTime,
        priority: callPriority || null,
        otherTime: otherCallTime || null,
      },
    },
    car: vehicle,
    offer,
    feesText,
  }
}
