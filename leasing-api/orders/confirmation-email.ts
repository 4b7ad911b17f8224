import { offerFromWire } from '#core/contract/json/offer-from-wire.ts'
import { financeTypeTable } from '#core/offer/finance-type.ts'
import { inGroups } from '#core/wizard/short-reference.ts'
import { enquiryHandover } from '#core/wizard/enquiry-handover.ts'
import { isPcpOffer, type Offer } from '#core/offer/offer.ts'
import { currencyInColumn, mileageLabel } from '#core/pricing/money/currency.ts'
import { firstPaymentPence, totalPence } from '#core/pricing/lease/offer-amounts.ts'
import { pcpDescription } from '#core/pricing/pcp/pcp-description.ts'
import { representativeExample } from '#core/pricing/pcp/representative-example.ts'
import type { PublicOrder } from '../queries/orders/read-order.ts'

/** Subject and text of the e-mail that follows a confirmed enquiry. Rules D-46, W-58. */
export function confirmationEmail(
  { name, message }: { name: string; message: string | null },
  { orderRef, shortReference, snapshot }: PublicOrder,
  isDemonstration: boolean,
): { subject: string; body: string } {
  const { vehicle } = snapshot
  const offer = offerFromWire(snapshot.offer)
  const car = `${vehicle.manufacturer.name} ${vehicle.carModel.name} ${vehicle.name}`
  return {
    subject: `Your enquiry about the ${vehicle.manufacturer.name} ${vehicle.carModel.name}`,
    body: [
      `Dear ${name},`,
      `Thank you for your enquiry about a deal from ${offer.provider.name}. ${enquiryHandover(isDemonstration)}`,
      [`Car: ${car}`, ...priceLines(offer)].join('\n'),
      ...(isPcpOffer(offer) ? [pcpDescription(offer)] : []),
      snapshot.feesText,
      ...(message ? [`Your message: ${message}`] : []),
      `Your reference: ${inGroups(shortReference)}\nIn full: ${orderRef}`,
    ].join('\n\n'),
  }
}

function priceLines(offer: Offer): string[] {
  const { financeType, termMonths, annualMileageMiles } = offer.profile
  const isPcp = isPcpOffer(offer)
  // No price without an example: the sentence in its place says why.
  if (isPcp && !representativeExample(offer).ok) return []
  const monthly = `${currencyInColumn(offer.monthlyPaymentPence)} a month ${financeTypeTable[financeType].vat}`
  const total = currencyInColumn(totalPence(offer))
  return [
    `Price: ${monthly}${isPcp ? `, ${offer.aprPercent.toFixed(1)}% APR representative` : ''}`,
    `${isPcp ? 'Deposit' : 'First payment'}: ${currencyInColumn(firstPaymentPence(offer))}`,
    `Term: ${termMonths} months, ${mileageLabel(annualMileageMiles)} a year`,
    ...(isPcp
      ? [
          `Optional final payment: ${currencyInColumn(offer.optionalFinalPaymentPence)}`,
          `Total payable if you buy it: ${total}`,
        ]
      : [`In total: ${total}, fees included`]),
  ]
}
