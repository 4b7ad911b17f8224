import type { FinanceType } from '../offer/finance-type.ts'
import { isPcpOffer, type Offer } from '../offer/offer.ts'

/** One full profile on the deal page: what the deal sentence says. Rule L-01. */
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
export type DealPreferences = Partial<DealSelection>

/** The words of the deal sentence, in their order. */
export const selectionKeys = [
  'financeType',
  'termMonths',
  'annualMileageMiles',
  'deposit',
  'isInStock',
  'isMaintained',
] as const satisfies readonly (keyof DealSelection)[]

/** The profile an offer is quoted on. A PCP is a factory order without maintenance. Rule L-01. */
export function selectionOf(offer: Offer): DealSelection {
  const { financeType, termMonths, annualMileageMiles } = offer.profile
  const isPcp = isPcpOffer(offer)
  return {
    financeType,
    termMonths,
    annualMileageMiles,
    deposit: isPcp ? offer.profile.depositPounds : offer.profile.initialRentals,
    isInStock: !isPcp && offer.profile.isInStock,
    isMaintained: !isPcp && offer.profile.isMaintained,
  }
}

/** Whether a selection meets every preference that was given. Rule L-01. */
export function meetsPreferences(selection: DealSelection, preferences: DealPreferences): boolean {
  return selectionKeys.every(
    (key) => preferences[key] === undefined || preferences[key] === selection[key],
  )
}

/** Whether both are leases, or both PCP: only then do their deposits mean the same. Rule L-22. */
export function isSameMode(left: DealSelection, right: DealSelection): boolean {
  return (left.financeType === 'pcp') === (right.financeType === 'pcp')
}
