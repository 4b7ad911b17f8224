import { paths } from '#core/routes/paths.ts'
import { hostOfCode, type StorefrontSite } from '#core/storefronts/storefront-site.ts'
import { phoneProof } from '#core/wizard/phone-proof.ts'
import { maskedEmail, maskedPhone } from '#core/contract/masked-details.ts'
import type { Database } from '../db/database.ts'
import type { DeliveryQueue } from '../deliveries/delivery-queue.ts'
import { emailOf, sentFrom, textBlock } from '../emails/email-template.ts'
import type { SendText } from '../outbox/send-text.ts'
import { codeText } from './code-text.ts'
import { siteOfOrder, type SiteTools } from './site-of-order.ts'

type Tools = SiteTools & {
  database: Database
  sendText: SendText
  deliveries: Pick<DeliveryQueue, 'deliver'>
  clock: () => Date
}

/** Whose enquiry is to be confirmed, and by which secret. */
export type Proof = {
  orderRef: string
  capId: string
  phoneE164: string
  email: string
  /** The six digits of a text, or the token of a link. */
  code: string
  codeId: string
  /** The storefront that the order came through. */
  storefront: string | null | undefined
  /** The host that was asked for. */
  requestedHost: string | null
}

/**
 * Texts the code to a mobile; e-mails the link for a landline. Rules W-106, C-194.
 * @returns whether it is on its way: false when the text service did not take it, which is noted
 *   with the code (Rule W-150)
 */
export async function sendProof(tools: Tools, proof: Proof): Promise<boolean> {
  const { orderRef, phoneE164, code, codeId } = proof
  const { database, sendText } = tools
  const site = await siteOfOrder(tools, proof.storefront)
  if (phoneProof(phoneE164) === 'code') {
    const host = hostOfCode(site, proof.requestedHost)
    const body = codeText(code, { sender: site.name, host })
    const isTaken = await sendText({ to: phoneE164, body, orderRef })
    if (!isTaken) await database.call.markTextNotTaken({ codeId })
    return isTaken
  }
  await database.call.queueEmail({
    email: linkEmail(proof, site),
    now: tools.clock(),
  })
  tools.deliveries.deliver()
  return true
}

/** Whom it was sent to, as a response may say it. Rules C-54, C-56. */
export function proofSentTo({ phoneE164, email }: Pick<Proof, 'phoneE164' | 'email'>): string {
  return phoneProof(phoneE164) === 'code' ? maskedPhone(phoneE164) : maskedEmail(email)
}

function linkEmail({ orderRef, capId, email, code }: Proof, site: StorefrontSite) {
  return emailOf({
    to: email,
    subject: 'Confirm your enquiry',
    blocks: [
      textBlock('Hello,'),
      textBlock(
        'An enquiry was made with this address and the number of a landline, which gets no texts. It goes to the provider once you press this link, within 24 hours.',
      ),
      {
        kind: 'link',
        label: 'Confirm my enquiry',
        href: `${site.url}${paths.confirmByLink(capId, orderRef, code)}`,
      },
      textBlock('If it was not you, you need do nothing: the enquiry goes to nobody.'),
    ],
    reason: 'You get this e-mail because this address was typed into an enquiry.',
    ...sentFrom(site),
  })
}
