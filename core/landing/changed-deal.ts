import type { Offer } from '../offer/offer.ts'
import { currency } from '../pricing/money/currency.ts'
import { isShownWithVat, offerWithVat } from '../pricing/vat/offer-with-vat.ts'
import { totalPence } from '../pricing/lease/offer-amounts.ts'
import { dealPage, type DealView } from './deal-page.ts'
import { type DealPreferences, type DealSelection, isOnlyNearest } from './deal-selection.ts'

/**
 * The deal page after words of its sentence were changed, with what that did to the price. With no
 * word changed it is the page that a browser takes up from what the server drew. Without offers
 * the page stays as it is. Rules L-17, L-18, L-22, L-37, L-38, L-46, L-47.
 */
export function changedDeal(
  offers: readonly Offer[],
  before: DealView,
  change: DealPreferences,
): DealView {
  const after = dealPage(offers, preferencesFor(before, change), change) ?? before
  return {
    ...after,
    otherDeposit: isSameMode(after.selection, before.selection)
      ? before.otherDeposit
      : before.selection.deposit,
    priceChange: priceChange(before.best, after.best),
    isNearest: isOnlyNearest(before.selection, after.selection, change),
  }
}

/** The words that stay: months up front say nothing about pounds down. Rule L-22. */
function preferencesFor(
  { selection, otherDeposit }: DealView,
  change: DealPreferences,
): DealPreferences {
  if (isSameMode({ ...selection, ...change }, selection)) return selection
  const { deposit: _, ...others } = selection
  return otherDeposit === null ? others : { ...others, deposit: otherDeposit }
}

/** Whether both are leases, or both PCP. */
function isSameMode(left: DealSelection, right: DealSelection): boolean {
  return (left.financeType === 'pcp') === (right.financeType === 'pcp')
}

/**
 * What changing the deal sentence did to the price, in words: "+£21.10 a month, −£214.00 in
 * total". Empty when nothing changed. Of a price with VAT and one without, both are told with it.
 * Rules L-37, L-52.
 */
export function priceChange(before: Offer, after: Offer): string {
  const isMixed = isShownWithVat(before) !== isShownWithVat(after)
  const [from, to] = isMixed ? [offerWithVat(before), offerWithVat(after)] : [before, after]
  const monthly = to.monthlyPaymentPence - from.monthlyPaymentPence
  const total = totalPence(to) - totalPence(from)
  if (monthly === 0 && total === 0) return ''
  const vat = isMixed ? ', both with VAT' : ''
  return `${signed(monthly)} a month, ${signed(total)} in total${vat}`
}

function signed(pence: number): string {
  return pence > 0 ? `+${currency(pence)}` : currency(pence)
}
