import { mileageOfDeal } from '#core/landing/mileage-of-deal.ts'
import type { Offer } from '#core/offer/offer.ts'
import type { MileageChoice } from '#core/pricing/lease/excess-mileage.ts'
import { effectivePence } from '#core/pricing/lease/lease-cost.ts'
import { type ComparedTerms, dealPrices } from '../four-ways/deal-prices.ts'
import type { LeaseSoFar } from './return-bill.ts'

/** What a car's own deals say of a lease on it. */
export type ReturnOfCar = {
  /** Whose price it is. */
  provider: string
  excessMileagePencePerMile: number
  /** What the next mileage costs more a month, never less than nothing; null at the highest. */
  next: LeaseSoFar['next']
}

/**
 * The excess rate and the next mileage of the cheapest personal lease on a car over some months and
 * miles, from one provider. Null where nobody quotes the car so. Rule P-116.
 */
export function returnOfCar(offers: readonly Offer[], terms: ComparedTerms): ReturnOfCar | null {
  const lease = dealPrices(offers, terms).personal?.offer
  if (!lease) return null
  const mileage = mileageOfDeal(offers, lease)
  const { provider, excessMileagePencePerMile } = lease
  return {
    provider: provider.name,
    excessMileagePencePerMile,
    next: mileage?.next ? nextOf(mileage.chosen.totalPence, mileage.next) : null,
  }
}

function nextOf(chosenPence: number, next: MileageChoice): LeaseSoFar['next'] {
  const { annualMileageMiles, termMonths, totalPence } = next
  const monthlyPence = effectivePence(totalPence - chosenPence, termMonths)
  return { annualMileageMiles, monthlyPence: Math.max(0, monthlyPence) }
}
