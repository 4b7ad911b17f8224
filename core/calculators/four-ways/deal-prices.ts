import type { FinanceType } from '#core/offer/finance-type.ts'
import type { Offer } from '#core/offer/offer.ts'
import { handBackPence } from '#core/pricing/lease/hand-back.ts'
import { effectivePence } from '#core/pricing/lease/lease-cost.ts'

/** The months and miles on which the four ways are compared. */
export type ComparedTerms = { termMonths: number; annualMileageMiles: number }

/** The live prices of a car, a month with everything; null where nobody quotes it so. */
export type DealPrices = Readonly<Record<FinanceType, { pence: number; offer: Offer } | null>>

/**
 * The cheapest live price of a car in each kind of finance on some terms, without maintenance: its
 * total with the fee when the car is handed back, divided by the months. A business's is without
 * VAT. Rule P-105.
 */
export function dealPrices(offers: readonly Offer[], terms: ComparedTerms): DealPrices {
  const cheapest = (financeType: FinanceType) => {
    const monthly = offers
      .filter(({ profile }) => isOn(profile, financeType, terms))
      .map((offer) => ({ offer, pence: effectivePence(handBackPence(offer), terms.termMonths) }))
      .toSorted((left, right) => left.pence - right.pence)
    return monthly[0] ?? null
  }
  return { personal: cheapest('personal'), business: cheapest('business'), pcp: cheapest('pcp') }
}

function isOn(profile: Offer['profile'], financeType: FinanceType, terms: ComparedTerms): boolean {
  return (
    profile.financeType === financeType &&
    profile.termMonths === terms.termMonths &&
    profile.annualMileageMiles === terms.annualMileageMiles &&
    !('isMaintained' in profile && profile.isMaintained)
  )
}
