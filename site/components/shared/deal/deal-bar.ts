import { isPcpOffer, type Offer } from '#core/offer/offer.ts'
import { currency } from '#core/pricing/money/currency.ts'
import { type PricePart, priceParts } from '#core/pricing/lease/price-parts.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import type { BarPart } from '#site/ui/stacked-bar/stacked-bar.tsx'

type Texts = Messages['deal']['bar']

/** The parts of an offer's total as the strip shows them, each by its name, and the same in words. */
export function dealBar(offer: Offer, texts: Texts): { label: string; parts: BarPart[] } {
  const isPcp = isPcpOffer(offer)
  const parts = priceParts(offer)
    .filter(({ amountPence }) => amountPence > 0)
    .map((part): BarPart => ({
      kind: barKinds[part.kind],
      label: partLabel(part, isPcp, texts),
      amount: currency(part.amountPence),
      value: part.amountPence,
      // Several rentals at the start are one payment.
      ...(part.kind === 'monthly' && { payments: part.payments }),
    }))
  const term = offer.profile.termMonths
  const words = parts.map(({ label, amount }) => `${label} ${amount}`).join(', ')
  return { label: fill(isPcp ? texts.labelPcp : texts.label, { term, parts: words }), parts }
}

const barKinds = {
  initialRental: 'first',
  deposit: 'first',
  monthly: 'monthly',
  finalPayment: 'final',
  fee: 'fee',
} as const satisfies Record<PricePart['kind'], BarPart['kind']>

function partLabel({ kind, payments }: PricePart, isPcp: boolean, texts: Texts): string {
  switch (kind) {
    case 'initialRental':
      return texts.first
    case 'deposit':
      return texts.deposit
    case 'monthly':
      return fill(texts.monthly, { count: payments })
    case 'finalPayment':
      return texts.finalPayment
    case 'fee':
      return isPcp ? texts.feePcp : texts.fee
  }
}
