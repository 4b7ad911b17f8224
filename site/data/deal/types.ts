import type { Offer } from '#core/offer/offer.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'

/** A deal that an address names. */
export type ChosenDeal = {
  /** As the address names it. */
  id: string
  car: Derivative
  /** Every offer of the car. */
  offers: readonly Offer[]
  /** Null when nobody quotes it any more. */
  offer: Offer | null
}
