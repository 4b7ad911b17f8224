import type { FinanceType } from '../offer/finance-type.ts'
import { isPcpOffer, type Offer } from '../offer/offer.ts'

/** One full profile on the deal page: what the deal sentence says. */
export type DealSelection = {
  financeType: FinanceType
  termMonths: number
  annualMileageMiles: number
  /** Months up front for a lease, whole pounds for PCP. */
  deposit: number
  isInStock: boolean
  isMaintained: boolean
}

/** What an address or a visitor has fixed; the rest follows from the top offer. */
export type DealWish = Partial<DealSelection>

/** The profile an offer is quoted on. */
export function selectionOf(offer: Offer): DealSelection {
  const { financeType, termMonths, annualMileageMiles } = offer.profile
  return isPcpOffer(offer)
    ? {
        financeType,
        termMonths,
        annualMileageMiles,
        deposit: offer.profile.depositPounds,
        isInStock: false,
        isMaintained: false,
      }
    : {
        financeType,
        termMonths,
        annualMileageMiles,
        deposit: offer.profile.initialRentals,
        isInStock: offer.profile.isInStock,
        isMaintained: offer.profile.isMaintained,
      }
}

/** Whether two selections are the same profile. */
export function isSameSelection(left: DealSelection, right: DealSelection): boolean {
  return (
    left.financeType === right.financeType &&
    left.termMonths === right.termMonths &&
    left.annualMileageMiles === right.annualMileageMiles &&
    left.deposit === right.deposit &&
    left.isInStock === right.isInStock &&
    left.isMaintained === right.isMaintained
  )
}
