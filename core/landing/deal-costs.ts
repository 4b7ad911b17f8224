import type { Offer } from '../offer/offer.ts'
import type { MileageAdvice } from '../pricing/lease/excess-mileage.ts'
import { mileageOfDeal } from './mileage-of-deal.ts'
import { otherWayToPay } from './ways-to-pay.ts'

/** What the other prices of a car say about the deal that is shown. */
export type DealCosts = {
  /** The PCP beside a personal lease, the lease beside a PCP. */
  otherWay: Offer | null
  /** Null at the provider's highest mileage. */
  mileage: MileageAdvice | null
}

/** Finds what stands beside a deal among all offers of its car, itself included. Rules P-88, P-89. */
export function dealCosts(offers: readonly Offer[], shown: Offer): DealCosts {
  return { otherWay: otherWayToPay(offers, shown), mileage: mileageOfDeal(offers, shown) }
}
