import type { ComparedTerms } from '#core/landing/compared-months.ts'
import { financeTypeTable } from '#core/offer/finance-type.ts'
import { isPcpOffer, type Offer } from '#core/offer/offer.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'

type Texts = Messages['saved']['compare']

/** The terms of an offer in words; of a PCP, whose deposit stands with its price, without it. */
export function offerTerms(offer: Offer, texts: Texts): string {
  if (!isPcpOffer(offer)) return leaseTerms(offer.profile, texts)
  const { termMonths, annualMileageMiles } = offer.profile
  return fill(texts.credit, {
    type: financeTypeTable.pcp.label,
    months: termMonths,
    miles: annualMileageMiles.toLocaleString('en-GB'),
  })
}

/** "Personal lease, 36 months, 8,000 miles a year, 6 months up front". */
export function leaseTerms(terms: ComparedTerms, texts: Texts): string {
  const { financeType, termMonths, annualMileageMiles, initialRentals } = terms
  return fill(texts.lease, {
    type: financeTypeTable[financeType].label,
    months: termMonths,
    miles: annualMileageMiles.toLocaleString('en-GB'),
    rentals: initialRentals === 1 ? texts.month : fill(texts.months, { count: initialRentals }),
  })
}
