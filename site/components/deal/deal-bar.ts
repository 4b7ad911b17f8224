import { isPcpOffer, type Offer } from '#core/offer/offer.ts'
import { firstPaymentPence } from '#core/pricing/offer-amounts.ts'
import { currency } from '#core/pricing/currency.ts'
import type { Messages } from '../../messages/en.ts'
import { fill } from '../../messages/fill.ts'
import type { BarPart } from '../../ui/stacked-bar/stacked-bar.tsx'

type Texts = Messages['deal']['bar']

/** The parts of an offer's total as the strip shows them, and the same in words. */
export function dealBar(offer: Offer, texts: Texts): { label: string; parts: BarPart[] } {
  const isPcp = isPcpOffer(offer)
  const first = firstPaymentPence(offer)
  const payments = isPcp ? offer.numberOfPayments : offer.profile.termMonths - 1
  const monthly = payments * offer.monthlyPaymentPence
  const fees = offer.processingFeePence + (isPcp ? offer.optionalFinalPaymentPence : 0)
  const all: BarPart[] = [
    {
      kind: 'first',
      label: isPcp ? texts.deposit : texts.first,
      amount: currency(first),
      value: first,
      payments: isPcp ? 1 : offer.profile.initialRentals,
    },
    {
      kind: 'monthly',
      label: fill(texts.monthly, { count: payments }),
      amount: currency(monthly),
      value: monthly,
      payments,
    },
    { kind: 'fee', label: isPcp ? texts.balloon : texts.fee, amount: currency(fees), value: fees },
  ]
  return {
    label: fill(isPcp ? texts.labelPcp : texts.label, {
      term: offer.profile.termMonths,
      first: currency(first),
      monthly: currency(monthly),
      fee: currency(fees),
    }),
    parts: all.filter((part) => part.value > 0),
  }
}
