import { financeTypeTable } from '#core/offer/finance-type.ts'
import { isPcpOffer, type Offer } from '#core/offer/offer.ts'
import { firstPaymentPence, totalPence } from '#core/pricing/lease/offer-amounts.ts'
import { currencyInColumn, mileageLabel } from '#core/pricing/money/currency.ts'
import { representativeExample } from '#core/pricing/pcp/representative-example.ts'

/** The price of a deal with what belongs to it, a line each. Rule D-46. */
export function dealRows(offer: Offer): (readonly [label: string, value: string])[] {
  const { financeType, termMonths, annualMileageMiles } = offer.profile
  const isPcp = isPcpOffer(offer)
  // No price without an example: the sentence in its place says why.
  if (isPcp && !representativeExample(offer).ok) return []
  const monthly = `${currencyInColumn(offer.monthlyPaymentPence)} a month ${financeTypeTable[financeType].vat}`
  const total = currencyInColumn(totalPence(offer))
  return [
    ['Price', `${monthly}${isPcp ? `, ${offer.aprPercent.toFixed(1)}% APR representative` : ''}`],
    [isPcp ? 'Deposit' : 'First payment', currencyInColumn(firstPaymentPence(offer))],
    ['Term', `${termMonths} months, ${mileageLabel(annualMileageMiles)} a year`],
    ...(isPcp
      ? ([
          ['Optional final payment', currencyInColumn(offer.optionalFinalPaymentPence)],
          ['Total payable if you buy it', total],
        ] as const)
      : ([['In total', `${total}, fees included`]] as const)),
  ]
}
