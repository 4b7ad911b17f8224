import { financeTypeTable } from '#core/offer/finance-type.ts'
import { enquiryHandover } from '#core/wizard/enquiry-handover.ts'
import { currencyInColumn, mileageLabel } from '#core/pricing/currency.ts'
import { poundsToPence } from '#core/contract/money.ts'
import type { PublicOrder } from '../queries/orders/read-order.ts'

/** Subject and text of the e-mail that follows a confirmed enquiry. Rule W-58. */
export function confirmationEmail(
  name: string,
  { orderRef, snapshot }: PublicOrder,
  isDemonstration: boolean,
): { subject: string; body: string } {
  const { offer, vehicle } = snapshot
  const car = `${vehicle.manufacturer.name} ${vehicle.carModel.name} ${vehicle.name}`
  const { vat } = financeTypeTable[offer.financeType]
  return {
    subject: `Your enquiry about the ${vehicle.manufacturer.name} ${vehicle.carModel.name}`,
    body: [
      `Dear ${name},`,
      `Thank you for your enquiry about a deal of ${offer.brandName}. ${enquiryHandover(isDemonstration)}`,
      [
        `Car: ${car}`,
        `Price: ${currencyInColumn(poundsToPence(offer.monthlyPayment))} a month ${vat}`,
        `First payment: ${currencyInColumn(poundsToPence(offer.initialPayment))}`,
        `Term: ${offer.term} months, ${mileageLabel(offer.annualMileage)} a year`,
        `In total: ${currencyInColumn(poundsToPence(offer.totalCost))}, fees included`,
      ].join('\n'),
      snapshot.feesText,
      `Your reference: ${orderRef}`,
    ].join('\n\n'),
  }
}
