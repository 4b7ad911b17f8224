import type { LeaseCost } from '../pricing/lease/lease-cost.ts'
import type { SpecialMark } from '../pricing/lease/special-offers.ts'
import type { LeaseProfile } from './lease-profile.ts'
import type { PcpProfile } from './offer-id.ts'

/** The provider's details beside every price. */
export type OfferProvider = {
  id: number
  name: string
  logoPath: string
  phone: string
}

type OfferBase = {
  id: string
  capId: string
  provider: OfferProvider
  monthlyPaymentPence: number
  /** The provider's arrangement fee of a lease, the option-to-purchase fee of a PCP; inside every total. */
  processingFeePence: number
  /** Charged for each mile beyond the agreed ones; tenths of a penny are usual. */
  excessMileagePencePerMile: number
  deliveryWeeks: { from: number; to: number }
  message: string | null
  /** Last day the provider stands by the price, `YYYY-MM-DD`. */
  validUntil: string
  /** When the provider's rate book was read, ISO instant. */
  checkedAt: string
}

/** Contract hire: a provider's price for one derivative on one profile. */
export type LeaseOffer = OfferBase &
  LeaseCost & {
    profile: LeaseProfile
    /** Null for an ordinary offer, even with the provider's mark. Rule P-72. */
    special: SpecialMark | null
    /** Of a business lease whose price was worked out with VAT, to be shown. Rule P-76. */
    isWithVat?: true
  }

/** The figures only a PCP offer has, in pence except the number of payments and the APR. */
export const pcpFigures = [
  'cashPricePence',
  'depositPence',
  'depositContributionPence',
  'amountOfCreditPence',
  'numberOfPayments',
  'optionalFinalPaymentPence',
  /** Per cent a year, one decimal. */
  'aprPercent',
  'totalPayablePence',
] as const

export type PcpFigure = (typeof pcpFigures)[number]

/** Personal contract purchase: credit, with its own figures. */
export type PcpOffer = OfferBase & { profile: PcpProfile } & Record<PcpFigure, number>

export type Offer = LeaseOffer | PcpOffer

/** Whether the car is in stock; a PCP is always a factory order. Rule P-20. */
export function isInStock(offer: Offer): boolean {
  return !isPcpOffer(offer) && offer.profile.isInStock
}

/** The special mark of an offer; null for an ordinary one and for every PCP. Rules P-72, F-48. */
export function specialMarkOf(offer: Offer): SpecialMark | null {
  return isPcpOffer(offer) ? null : offer.special
}

export function isPcpOffer(offer: Offer): offer is PcpOffer {
  return offer.profile.financeType === 'pcp'
}
