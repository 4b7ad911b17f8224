import { isPcpOffer, type LeaseOffer, type Offer, type PcpOffer } from '../offer/offer.ts'
import { handBackPence } from '../pricing/lease/hand-back.ts'
import { effectivePence } from '../pricing/lease/lease-cost.ts'
import { sortedOffers } from './sorted-offers.ts'
import { type DealPreferences, meetsPreferences, selectionOf } from './deal-selection.ts'
import { nearestOffer } from './nearest-offer.ts'

/** A personal lease and a PCP of one car over the same months and miles. */
export type WaysToPay = {
  lease: LeaseOffer
  pcp: PcpOffer
  handBack: {
    leasePence: number
    pcpPence: number
    /** What the PCP costs more than the lease when both go back; below 0 when it costs less. */
    differencePence: number
    /** The same for each month of the term, rounded half up. */
    monthlyDifferencePence: number
  }
  /** Everything that is paid until the PCP's car is bought. It is compared with no lease. */
  buyPence: number
}

/**
 * The offer beside a personal lease or a PCP: the best of the other kind over the same months and
 * miles, on the deposit nearest to the common one, without maintenance. Null where nobody quotes
 * it, and beside a business lease, since a PCP is for persons. Rule P-88.
 */
export function otherWayToPay(offers: readonly Offer[], shown: Offer): Offer | null {
  const { financeType, termMonths, annualMileageMiles } = shown.profile
  if (financeType === 'business') return null
  const wanted: DealPreferences = {
    financeType: financeType === 'pcp' ? 'personal' : 'pcp',
    termMonths,
    annualMileageMiles,
    isMaintained: false,
  }
  const quoted = offers.filter((offer) => meetsPreferences(selectionOf(offer), wanted))
  const nearest = nearestOffer(quoted, wanted)
  if (!nearest) return null
  const onProfile = quoted.filter((offer) =>
    meetsPreferences(selectionOf(offer), selectionOf(nearest)),
  )
  return sortedOffers(onProfile, 'totalCost|asc')[0]!
}

/**
 * A lease and a PCP side by side. Only what each costs when the car goes back is compared; null
 * unless one is a personal lease, the other a PCP, over the same months and miles. Rules P-87, P-88.
 */
export function waysToPay(shown: Offer, other: Offer | null): WaysToPay | null {
  if (!other || !isSameUse(shown, other)) return null
  const [pcp, lease] = isPcpOffer(shown) ? [shown, other] : [other, shown]
  if (!isPcpOffer(pcp) || isPcpOffer(lease) || lease.profile.financeType !== 'personal') return null
  const [leasePence, pcpPence] = [handBackPence(lease), handBackPence(pcp)]
  const differencePence = pcpPence - leasePence
  return {
    lease,
    pcp,
    handBack: {
      leasePence,
      pcpPence,
      differencePence,
      monthlyDifferencePence: effectivePence(differencePence, lease.profile.termMonths),
    },
    buyPence: pcp.totalPayablePence,
  }
}

function isSameUse({ profile: left }: Offer, { profile: right }: Offer): boolean {
  return (
    left.termMonths === right.termMonths && left.annualMileageMiles === right.annualMileageMiles
  )
}
