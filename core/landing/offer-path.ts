import type { Offer } from '../offer/offer.ts'
import { paths } from '../routes/paths.ts'
import { type DealSelection, selectionOf } from './deal-selection.ts'

/**
 * The one address of a deal page on a profile: stock is said for every lease and never for PCP,
 * which is always a factory order; maintenance only where it is included. Rule L-48.
 */
export function dealPath(capId: string, selection: DealSelection): string {
  const { financeType, termMonths, annualMileageMiles, deposit, isInStock, isMaintained } =
    selection
  return paths.deal(capId, {
    financeType,
    term: termMonths,
    mileage: annualMileageMiles,
    deposit,
    ...(financeType !== 'pcp' && { stock: isInStock }),
    maintained: isMaintained,
  })
}

/** The deal page opened on this very offer's profile. Rule L-48. */
export function offerPath(offer: Offer): string {
  return dealPath(offer.capId, selectionOf(offer))
}
