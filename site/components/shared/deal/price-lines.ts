import { isPcpOffer, type LeaseOffer, type Offer } from '#core/offer/offer.ts'
import { currency, currencyInColumn, mileageLabel } from '#core/pricing/money/currency.ts'
import { vatWords } from '#core/pricing/vat/offer-with-vat.ts'
import { paymentsAfterFirst, type PricePart, priceParts } from '#core/pricing/lease/price-parts.ts'
import { fill } from '#site/messages/fill.ts'
import type { Messages } from '#site/messages/en.ts'
import type { HirePrice, Price, SumRow } from '#site/ui/price-block/price.ts'
import { creditPrice } from './credit-price.ts'

export type PriceTexts = Messages['deal']['price']

/**
 * An offer as price lines: the three lines of a lease, or a PCP with its representative example, of
 * which the main figures are open. Every shown price goes through here. Rules D-42, D-44.
 */
export function priceLines(offer: Offer, texts: PriceTexts): Price {
  const perMonth = fill(texts.perMonth, { vat: vatWords(offer) })
  return isPcpOffer(offer)
    ? creditPrice(offer, texts.credit, perMonth)
    : hirePrice(offer, texts, perMonth)
}

/** The same with the sum behind a lease's total. */
export function openablePrice(offer: Offer, texts: PriceTexts): Price {
  const price = priceLines(offer, texts)
  return price.kind === 'hire' && !isPcpOffer(offer)
    ? { ...price, sum: sumRows(offer, texts) }
    : price
}

/** The same with the whole example of a PCP open: for what somebody is about to decide on. */
export function priceInFull(offer: Offer, texts: PriceTexts): Price {
  const price = openablePrice(offer, texts)
  return price.kind === 'credit' ? { ...price, inFull: 'here' } : price
}

/**
 * A lease's three figures, each under the label of its column, for tables that compare cars; none for
 * a PCP, whose price is never told without its example. Rules D-42, D-44.
 */
export function priceCells(
  offer: Offer,
  labels: Record<'monthly' | 'first' | 'total', string>,
): [label: string, figure: string][] {
  if (isPcpOffer(offer)) return []
  return [
    [labels.monthly, currency(offer.monthlyPaymentPence)],
    [labels.first, currency(offer.initialPaymentPence)],
    [labels.total, currency(offer.totalCostPence)],
  ]
}

/**
 * The monthly price alone, for a sentence or a title: "£199". Null for a PCP, whose price is never
 * told without its example. Rule D-44.
 */
export function monthlyPriceAlone(offer: Offer): string | null {
  return isPcpOffer(offer) ? null : currency(offer.monthlyPaymentPence)
}

function hirePrice(offer: LeaseOffer, texts: PriceTexts, perMonth: string): HirePrice {
  return {
    kind: 'hire',
    monthly: currency(offer.monthlyPaymentPence),
    monthlyUnit: perMonth,
    payments: fill(texts.paymentsLease, {
      first: currency(offer.initialPaymentPence),
      count: paymentsAfterFirst(offer),
    }),
    mileage: fill(texts.mileage, { miles: mileageLabel(offer.profile.annualMileageMiles) }),
    total: currency(offer.totalCostPence),
    totalUnit: texts.totalUnit,
  }
}

/** The rows of the sum that make a lease's total, the total itself and what a month really costs. */
function sumRows(offer: LeaseOffer, texts: PriceTexts): SumRow[] {
  return [
    ...priceParts(offer).map((part) => ({
      label: partLabel(part, currency(offer.monthlyPaymentPence), texts),
      amount: currencyInColumn(part.amountPence),
    })),
    { label: texts.sumTotal, amount: currencyInColumn(offer.totalCostPence) },
    {
      label: fill(texts.sumEffective, { term: offer.profile.termMonths }),
      amount: currencyInColumn(offer.effectiveMonthlyPence),
    },
  ]
}

function partLabel({ kind, payments }: PricePart, monthly: string, texts: PriceTexts): string {
  if (kind === 'fee') return texts.sumFee
  if (kind === 'monthly') return fill(texts.sumMonthly, { count: payments, monthly })
  return payments === 1 ? texts.sumInitialOne : fill(texts.sumInitial, { count: payments, monthly })
}
