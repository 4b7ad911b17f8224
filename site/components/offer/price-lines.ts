import { financeTypeTable } from '#core/offer/finance-type.ts'
import { isPcpOffer, type Offer } from '#core/offer/offer.ts'
import { firstPaymentPence, totalPence } from '#core/pricing/offer-amounts.ts'
import { currency, currencyInColumn, mileageLabel } from '#core/pricing/currency.ts'
import { fill } from '../../messages/fill.ts'
import type { Messages } from '../../messages/en.ts'
import type { PriceBlockProps } from '../../ui/price-block/price-block.tsx'

export type PriceTexts = Messages['deal']['price']

/** The three lines of the price block for an offer, and the sum behind its total. */
export function priceLines(offer: Offer, texts: PriceTexts): Omit<PriceBlockProps, 'size'> {
  const isPcp = isPcpOffer(offer)
  const first = firstPaymentPence(offer)
  const count = isPcp ? offer.numberOfPayments : offer.profile.termMonths - 1
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

/** The rows of the sum that make an offer's total, the total itself and what a month of it costs. */
export function sumRows(offer: Offer, texts: PriceTexts): { label: string; amount: string }[] {
  const monthly = currency(offer.monthlyPaymentPence)
  const fee = offer.processingFeePence
  const feeRow = fee > 0 ? [{ label: texts.sumFee, amount: currencyInColumn(fee) }] : []
  if (isPcpOffer(offer)) {
    return [
      { label: texts.sumDeposit, amount: currencyInColumn(offer.depositPence) },
      {
        label: fill(texts.sumMonthly, { count: offer.numberOfPayments, monthly }),
        amount: currencyInColumn(offer.numberOfPayments * offer.monthlyPaymentPence),
      },
      { label: texts.sumBalloon, amount: currencyInColumn(offer.optionalFinalPaymentPence) },
      ...feeRow,
      { label: texts.sumTotal, amount: currencyInColumn(offer.totalPayablePence) },
    ]
  }
  const { initialRentals, termMonths } = offer.profile
  return [
    {
      label:
        initialRentals === 1
          ? texts.sumInitialOne
          : fill(texts.sumInitial, { count: initialRentals, monthly }),
      amount: currencyInColumn(offer.initialPaymentPence),
    },
    {
      label: fill(texts.sumMonthly, { count: termMonths - 1, monthly }),
      amount: currencyInColumn((termMonths - 1) * offer.monthlyPaymentPence),
    },
    ...feeRow,
    { label: texts.sumTotal, amount: currencyInColumn(offer.totalCostPence) },
    {
      label: fill(texts.sumEffective, { term: termMonths }),
      amount: currencyInColumn(offer.effectiveMonthlyPence),
    },
  ]
}
