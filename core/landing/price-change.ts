import type { Offer } from '../offer/offer.ts'
import { currency } from '../pricing/money/currency.ts'
import { totalPence } from '../pricing/lease/offer-amounts.ts'

/**
 * What changing the deal sentence did to the price, in words: "+£21.10 a month, −£214.00 in
 * total". Empty when nothing changed. Rule L-37.
 */
export function priceChange(before: Offer, after: Offer): string {
  const monthly = after.monthlyPaymentPence - before.monthlyPaymentPence
  const total = totalPence(after) - totalPence(before)
  if (monthly === 0 && total === 0) return ''
  return `${signed(monthly)} a month, ${signed(total)} in total`
}

function signed(pence: number): string {
  return pence > 0 ? `+${currency(pence)}` : currency(pence)
}
