import { specialMarkOf, type Offer } from '../offer/offer.ts'
import { priceChange } from './deal-change.ts'
import { type ComparedOffer, comparedOffer } from './compared-offer.ts'
import { type DealPreferences, meetsPreferences, selectionOf } from './deal-selection.ts'
import { type GaveWay, wordsThatGaveWay } from './gave-way.ts'
import { nearestOffer } from './nearest-offer.ts'
import { type ProfileOptions, profileOptions } from './profile-options.ts'

/** What the page of a special offer shows of its prices. Rules L-50, L-51. */
export type SpecialOfferView = ComparedOffer & {
  offer: Offer
  /** What the car's special offers are quoted on. */
  options: ProfileOptions
  /** "+£22.49 a month, all in: £378.26 instead of £355.77"; empty when the price is as it was. */
  priceChange: string
  /** What changed along with the choice, because no special offer has exactly that. */
  gaveWay: readonly GaveWay[]
}

/**
 * The page of one special offer; null where the offer is not among those of the car, or no longer
 * a special one. Rule L-50.
 * @param offers every offer of the car
 */
export function specialOffer(offers: readonly Offer[], offerId: string): SpecialOfferView | null {
  const offer = offers.find(({ id }) => id === offerId)
  if (!offer || !isSpecial(offer)) return null
  return {
    ...comparedOffer(offer, offers),
    offer,
    options: profileOptions(offers.filter(isSpecial), offer.profile.financeType),
    priceChange: '',
    gaveWay: [],
  }
}

/**
 * The page after its terms were changed: the special offer of the car nearest to what is chosen, the
 * changed word given up last. As it was where the car has no special offer any more. Rule L-51.
 */
export function changedSpecialOffer(
  offers: readonly Offer[],
  before: SpecialOfferView,
  change: DealPreferences,
): SpecialOfferView {
  const selection = selectionOf(before.offer)
  if (meetsPreferences(selection, change)) return before
  const changed = (Object.keys(change) as (keyof DealPreferences)[]).filter(
    (key) => change[key] !== selection[key],
  )
  const nearest = nearestOffer(offers.filter(isSpecial), { ...selection, ...change }, changed)
  const after = nearest && specialOffer(offers, nearest.id)
  if (!after) return before
  return {
    ...after,
    priceChange: priceChange(before.offer, after.offer),
    gaveWay: wordsThatGaveWay(selection, selectionOf(after.offer), change),
  }
}

const isSpecial = (offer: Offer): boolean => specialMarkOf(offer) !== null
