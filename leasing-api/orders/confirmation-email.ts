import { offerFromWire } from '#core/contract/json/offer-from-wire.ts'
import { inGroups } from '#core/wizard/short-reference.ts'
import { enquiryHandover } from '#core/wizard/enquiry-handover.ts'
import type { StorefrontSite } from '#core/storefronts/storefront-site.ts'
import { isPcpOffer } from '#core/offer/offer.ts'
import { pcpDescription } from '#core/pricing/pcp/pcp-description.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { dealRows } from '../emails/deal-rows.ts'
import { type Email, emailOf, sentFrom, textBlock } from '../emails/email-template.ts'
import { orderHeader } from '../outbox/outbox-emails.ts'
import type { ClaimedOrder } from '../queries/deliveries/claim-delivery.ts'

/** The e-mail that follows a confirmed enquiry. Rules D-46, W-97, C-194. */
export function confirmationEmail(
  { name, email, message, orderRef, shortReference, snapshot }: ClaimedOrder,
  { site, isDemonstration }: { site: StorefrontSite; isDemonstration: boolean },
): Email {
  const { vehicle } = snapshot
  const offer = offerFromWire(snapshot.offer)
  const car = carName(vehicle)
  const { name: provider, phone } = offer.provider
  return emailOf({
    to: email,
    subject: `Your enquiry about the ${car}`,
    blocks: [
      textBlock(`Dear ${name},`),
      textBlock(
        `Thank you for your enquiry about a deal from ${provider}. ${enquiryHandover(isDemonstration)}`,
      ),
      {
        kind: 'facts',
        title: 'The deal',
        rows: [['Car', `${car} ${vehicle.name}`], ...dealRows(offer)],
      },
      ...(isPcpOffer(offer) ? [textBlock(pcpDescription(offer))] : []),
      textBlock(snapshot.feesText),
      ...(message ? [textBlock(`Your message: ${message}`)] : []),
      {
        kind: 'facts',
        title: 'If you call',
        rows: [
          [provider, phone],
          ['Your reference', inGroups(shortReference)],
          ['In full', orderRef],
        ],
      },
    ],
    reason: `You get this e-mail because an enquiry was made with this address and confirmed by a code.`,
    ...sentFrom(site),
    headers: { [orderHeader]: orderRef },
  })
}
