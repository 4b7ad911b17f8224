import { isPcpOffer, type Offer } from '../offer/offer.ts'
import { effectiveMonthlyPence, totalPence } from '../pricing/lease/offer-amounts.ts'
import { currency } from '../pricing/money/currency.ts'
import { isShownWithVat, offerWithVat } from '../pricing/vat/offer-with-vat.ts'

/**
 * What a change of terms did to the price, in words: "+£22.49 a month, all in: £378.26 instead of
 * £355.77". The all-in month is what terms of any length are compared by; a first payment, a total
 * or a monthly price alone would call dear terms cheap. Empty when the price is as it was.
 * Rules L-54, L-55, L-56.
 */
export function priceChange(before: Offer, after: Offer): string {
  if (isPcpOffer(before) !== isPcpOffer(after)) return isPcpOffer(after) ? toCredit : toHire
  const isMixed = isShownWithVat(before) !== isShownWithVat(after)
  const [from, to] = isMixed ? [offerWithVat(before), offerWithVat(after)] : [before, after]
  const month = effectiveMonthlyPence(to)
  const change = month - effectiveMonthlyPence(from)
  const basis = isMixed ? `. ${isShownWithVat(after) ? includesVat : excludesVat}` : ''
  if (change === 0)
    return isSamePrice(from, to) && !isMixed ? '' : `The same a month, all in${basis}`
  const how = [
    'all in',
    ...(isPcpOffer(after) ? ['if you buy it'] : []),
    ...(isMixed ? ['both with VAT'] : []),
  ].join(', ')
  const was = currency(month - change)
  return `${signed(change)} a month, ${how}: ${currency(month)} instead of ${was}${basis}`
}

const toCredit = 'PCP is credit and a lease is hire, so the two prices are not compared'
const toHire = 'A lease is hire and PCP is credit, so the two prices are not compared'
const includesVat = 'This price includes VAT'
const excludesVat = 'This price excludes VAT'

function isSamePrice(left: Offer, right: Offer): boolean {
  return (
    left.monthlyPaymentPence === right.monthlyPaymentPence && totalPence(left) === totalPence(right)
  )
}

function signed(pence: number): string {
  return pence > 0 ? `+${currency(pence)}` : currency(pence)
}
