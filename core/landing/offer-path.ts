import type { Offer } from '../offer/offer.ts'
import { paths } from '../paths/paths.ts'
import { selectionOf } from './deal-selection.ts'

/** The deal page opened on this very offer's profile. */
export function offerPath(offer: Offer): string {
  const { financeType, termMonths, annualMileageMiles, deposit, isInStock, isMaintained } =
    selectionOf(offer)
  return paths.deal(offer.capId, {
    financeType,
    term: termMonths,
    mileage: annualMileageMiles,
    deposit,
    stock: isInStock,
    maintained: isMaintained,
  })
}
