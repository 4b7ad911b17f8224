import { isPcpOffer, type Offer } from '#core/offer/offer.ts'
import { profileKey } from '#core/offer/profile-key.ts'
import { leaseCost } from '#core/pricing/lease-cost.ts'
import { shownPriceCountsFromMs } from '#core/wizard/price-shown.ts'
import type { Database } from '../db/open-database.ts'
import { decodeSegment } from '../segments/decode-segment.ts'

export type EarlierOfferInput = {
  /** The offer as it is quoted now. */
  offer: Offer
  shownPence: number
  now: Date
}

/**
 * The offer at the price a visitor was shown, when a book that held within the last 24 hours had
 * it; null otherwise, and for a PCP, whose earlier figures are not kept (Rule W-32).
 */
export async function earlierOffer(
  { call }: Database,
  { offer, shownPence, now }: EarlierOfferInput,
): Promise<Offer | null> {
  if (isPcpOffer(offer)) return null
  const { capId, provider, profile } = offer
  const key = profileKey(profile)
  const since = new Date(shownPriceCountsFromMs(now.getTime())).toISOString()
  const segments = await call.readSegmentsRetiredSince({ capId, providerId: provider.id, since })
  const numbers = await call.ensureRateProfiles({ keys: [key] })
  for (const { data, checkedAt, validUntil } of segments) {
    const { head, columns } = decodeSegment(data)
    const at = columns.profiles.indexOf(numbers[key]!)
    if (at === -1 || columns.monthlyPence[at] !== shownPence) continue
    const price = { monthlyPaymentPence: shownPence, processingFeePence: columns.feePence[at]! }
    return {
      ...offer,
      ...price,
      ...leaseCost({ ...price, ...profile }),
      excessMileagePencePerMile: head.excessMileagePencePerMile,
      deliveryWeeks: profile.isInStock ? head.deliveryWeeks.stock : head.deliveryWeeks.factory,
      message: head.message,
      validUntil,
      checkedAt: checkedAt.toISOString(),
    }
  }
  return null
}
