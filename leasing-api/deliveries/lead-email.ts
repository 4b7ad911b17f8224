import { offerFromWire } from '#core/contract/json/offer-from-wire.ts'
import { financeTypeTable } from '#core/offer/finance-type.ts'
import { accountPaths } from '#core/routes/account-paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { callTimeLabels } from '#core/wizard/call-times.ts'
import { type Email, type EmailBlock, emailOf, textBlock } from '../emails/email-template.ts'
import { dealRows } from '../emails/deal-rows.ts'
import { orderHeader } from '../outbox/outbox-emails.ts'
import type { LeadBody } from './lead-body.ts'

export type LeadEmailAbout = {
  to: string
  providerName: string
  orderRef: string
  siteUrl: string
}

/**
 * The e-mail by which a provider gets a lead: who asks, how to reach them, about which deal.
 * Answering it writes to the customer; its link leads to the lead in the office. Rules W-91, W-95, W-200, C-195.
 */
export function leadEmail(lead: LeadBody, about: LeadEmailAbout): Email {
  const { customer, car, reference } = lead
  const offer = offerFromWire(lead.offer)
  const name = `${carName(car)} ${car.name}`
  const isNew = lead.type === 'lead.confirmed'
  const { label } = financeTypeTable[offer.profile.financeType]
  const payment = offer.profile.financeType === 'pcp' ? label : label.toLowerCase()
  const title = isNew ? `New enquiry ${reference}` : `Change to enquiry ${reference}`
  return emailOf({
    to: about.to,
    replyTo: customer.email,
    subject: `${title}: ${name}, ${payment}`,
    title,
    blocks: [
      ...(lead.isDemonstration ? [demonstration] : []),
      textBlock(
        isNew
          ? `${customer.name} asks for your deal on the ${name}. ${phoneWords(customer.isPhoneConfirmed)}`
          : `${customer.name} has changed what we sent you before. Below is everything as it stands now.`,
      ),
      { kind: 'facts', title: 'The customer', rows: customerRows(lead) },
      { kind: 'facts', title: 'The deal as shown', rows: [['Car', name], ...dealRows(offer)] },
      textBlock(lead.feesText),
      {
        kind: 'link',
        label: 'Open it in the office',
        href: `${about.siteUrl}${accountPaths.adminLead(about.orderRef)}`,
      },
    ],
    reason: `${about.providerName} gets this e-mail because its deals are compared on Larkway. Answering it writes to the customer.`,
    siteUrl: about.siteUrl,
    headers: { [orderHeader]: about.orderRef },
  })
}

/** Rule W-106. */
const phoneWords = (isConfirmed: boolean) =>
  isConfirmed
    ? 'The phone number is confirmed by a code that we texted to it.'
    : 'Phone not confirmed: it is a landline. The enquiry was confirmed by a link in an e-mail to the customer.'

const demonstration: EmailBlock = textBlock(
  'This enquiry was made in a demonstration. It stays in the outbox of that installation.',
)

function customerRows({
  customer,
  reference,
  storefront,
}: LeadBody): (readonly [string, string])[] {
  const { callBack, postcode, message } = customer
  return [
    ['Name', customer.name],
    ['Phone', customer.isPhoneConfirmed ? customer.phone : `${customer.phone} (not confirmed)`],
    ['E-mail', customer.email],
    ...optional('Postcode', postcode),
    ...optional('Call back', callBack && (callBack.otherTime ?? callTimeLabels[callBack.time])),
    ...optional('Priority', callBack?.priority),
    ...optional('Message', message),
    ...optional('Came through', storefront && `${storefront.name}, ${storefront.url}`),
    ['Reference', reference],
  ]
}

const optional = (label: string, value: string | null | undefined): [string, string][] =>
  value ? [[label, value]] : []
