import { financeTypeTable } from '#core/offer/finance-type.ts'
import { isPcpOffer, type Offer } from '#core/offer/offer.ts'
import { firstPaymentPence, totalPence } from '#core/pricing/offer-amounts.ts'
import { currency, currencyInColumn, mileageLabel } from '#core/pricing/currency.ts'
import { paymentsAfterFirst, type PricePart, priceParts } from '#core/pricing/price-parts.ts'
import { fill } from '../../messages/fill.ts'
import type { Messages } from '../../messages/en.ts'
import type { PriceBlockProps } from '../../ui/price-block/price-block.tsx'

export type PriceTexts = Messages['deal']['price']

/** The three lines of the price block for an offer, and the sum behind its total. */
export function priceLines(offer: Offer, texts: PriceTexts): Omit<PriceBlockProps, 'size'> {
  const isPcp = isPcpOffer(offer)
  const first = firstPaymentPence(offer)
  const count = paymentsAfterFirst(offer)
  return {
    monthly: currency(offer.monthlyPaymentPence),
    monthlyUnit: fill(texts.perMonth, { vat: financeTypeTable[offer.profile.financeType].vat }),
    payments: fill(isPcp ? texts.paymentsPcp : texts.paymentsLease, {
      first: currency(first),
      count,
    }),
    mileage: fill(texts.mileage, { miles: mileageLabel(offer.profile.annualMileageMiles) }),
    total: currency(totalPence(offer)),
    totalUnit: texts.totalUnit,
  }
}

/** The rows of the sum that make an offer's total, the total itself and what a month of a lease costs. */
export function sumRows(offer: Offer, texts: PriceTexts): { label: string; amount: string }[] {
  const parts = priceParts(offer).map((part) => ({
    label: partLabel(part, currency(offer.monthlyPaymentPence), texts),
    amount: currencyInColumn(part.amountPence),
  }))
  const total = { label: texts.sumTotal, amount: currencyInColumn(totalPence(offer)) }
  if (isPcpOffer(offer)) return [...parts, total]
  return [
    ...parts,
    total,
    {
      label: fill(texts.sumEffective, { term: offer.profile.termMonths }),
      amount: currencyInColumn(offer.effectiveMonthlyPence),
    },
  ]
}

function partLabel({ kind, payments }: PricePart, monthly: string, texts: PriceTexts): string {
  switch (kind) {
    case 'initialRental':
      return payments === 1
        ? texts.sumInitialOne
        : fill(texts.sumInitial, { count: payments, monthly })
    case 'deposit':
      return texts.sumDeposit
    case 'monthly':
      return fill(texts.sumMonthly, { count: payments, monthly })
    case 'finalPayment':
      return texts.sumBalloon
    case 'fee':
      return texts.sumFee
  }
}
