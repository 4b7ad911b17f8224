import { isPcpOffer, type LeaseOffer, type Offer, type PcpOffer } from '#core/offer/offer.ts'
import { profileKey } from '#core/offer/profile-key.ts'
import { leaseCost } from '#core/pricing/lease/lease-cost.ts'
import { pcpTotalPence } from '#core/pricing/pcp/pcp-figures.ts'
import { shownPriceCountsFromMs } from '#core/wizard/price-shown.ts'
import type { Database } from '../db/database.ts'
import { pcpTerms } from '../queries/rates/pcp-columns.ts'
import { decodeSegment } from '../segments/decode-segment.ts'
import { exceptionOf, leaseTerms } from '../segments/lease-terms.ts'

export type EarlierOfferInput = {
  /** The offer at its present price. */
  offer: Offer
  shownPence: number
  now: Date
}

/**
 * The offer at the price a visitor was shown, when a book that held within the last 24 hours had
 * it; null otherwise (Rule W-32).
 */
export async function earlierOffer(
  database: Database,
  { offer, shownPence, now }: EarlierOfferInput,
): Promise<Offer | null> {
  const since = new Date(shownPriceCountsFromMs(now.getTime())).toISOString()
  return isPcpOffer(offer)
    ? earlierPcpOffer(database, offer, shownPence, since)
    : earlierLeaseOffer(database, offer, shownPence, since)
}

async function earlierLeaseOffer(
  { call }: Database,
  offer: LeaseOffer,
  shownPence: number,
  since: string,
): Promise<LeaseOffer | null> {
  const { capId, provider, profile } = offer
  const key = profileKey(profile)
  const segments = await call.readSegmentsRetiredSince({ capId, providerId: provider.id, since })
  const numbers = await call.ensureRateProfiles({ keys: [key] })
  for (const { data, checkedAt, validUntil } of segments) {
    const { head, columns } = decodeSegment(data)
    const number = numbers[key]!
    const at = columns.profiles.indexOf(number)
    if (at === -1 || columns.monthlyPence[at] !== shownPence) continue
    const price = { monthlyPaymentPence: shownPence, processingFeePence: columns.feePence[at]! }
    return {
      ...offer,
      // Computed for the present price; the competitors of an earlier one are unknown.
      special: null,
      ...price,
      ...leaseCost({ ...price, ...profile }),
      ...leaseTerms(head, profile.isInStock, exceptionOf(head, number)),
      validUntil,
      checkedAt: checkedAt.toISOString(),
    }
  }
  return null
}

async function earlierPcpOffer(
  { call }: Database,
  offer: PcpOffer,
  shownPence: number,
  since: string,
): Promise<PcpOffer | null> {
  const { capId, provider, profile } = offer
  const earlier = await call.readPcpOffersRetiredSince({ capId, providerId: provider.id, since })
  const shown = earlier.find(
    (each) =>
      each.termMonths === profile.termMonths &&
      each.annualMileageMiles === profile.annualMileageMiles &&
      each.depositPence === offer.depositPence &&
      each.monthlyPaymentPence === shownPence,
  )
  return (
    (shown && {
      ...offer,
      monthlyPaymentPence: shownPence,
      ...pcpTerms(shown),
      validUntil: shown.validUntil,
      checkedAt: shown.checkedAt.toISOString(),
      totalPayablePence: pcpTotalPence(shown),
    }) ??
    null
  )
}
