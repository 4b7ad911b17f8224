import type { LeaseFinanceType } from '../offer/finance-type.ts'
import { commonProfile } from '../offer/lease-profile.ts'
import { isPcpOffer, type LeaseOffer, type Offer } from '../offer/offer.ts'
import { type DealPreferences, meetsPreferences, selectionOf } from './deal-selection.ts'
import { sortedOffers } from './sorted-offers.ts'

/** A deal that is compared, and every offer of its car. */
export type ComparedDeal = { offer: Offer; offers: readonly Offer[] }

/** On which terms the months are compared. */
export type ComparedTerms = {
  financeType: LeaseFinanceType
  termMonths: number
  annualMileageMiles: number
  initialRentals: number
}

export type ComparedMonths = {
  terms: ComparedTerms
  /** Whether these are the deals' own terms; otherwise another offer of the car may be meant. */
  isOwn: boolean
  /** The offer whose all-in month is shown, in the order of the deals; null where nobody quotes one. */
  offers: (LeaseOffer | null)[]
  /** The lowest all-in month, in whole pence; null where fewer than two compare. */
  lowestPence: number | null
}

/**
 * What compared deals cost a month with everything in it, on one profile: their own where all are
 * leases on the same terms, else the common profile of the first lease's kind, for which the
 * cheapest offer of each car is looked up, a PCP's too. Null when all are PCPs, whose totals hold a
 * payment that is optional. Rule L-77.
 */
export function comparedMonths(deals: readonly ComparedDeal[]): ComparedMonths | null {
  const first = deals.map(({ offer }) => offer).find(isLeaseOffer)
  if (!first) return null
  const own = termsOf(first)
  const isOwn = deals.every(
    ({ offer }) => !isPcpOffer(offer) && meetsPreferences(selectionOf(offer), selectionFor(own)),
  )
  const { financeType } = own
  const terms: ComparedTerms = isOwn ? own : { financeType, ...commonProfile[financeType] }
  const offers = deals.map(({ offer, offers: all }) =>
    isOwn ? (offer as LeaseOffer) : cheapest(all, terms),
  )
  const months = offers.flatMap((offer) => (offer ? [offer.effectiveMonthlyPence] : []))
  return { terms, isOwn, offers, lowestPence: months.length < 2 ? null : Math.min(...months) }
}

const isLeaseOffer = (offer: Offer): offer is LeaseOffer => !isPcpOffer(offer)

/** The terms of a lease. */
function termsOf({ profile }: LeaseOffer): ComparedTerms {
  const { financeType, termMonths, annualMileageMiles, initialRentals } = profile
  return { financeType, termMonths, annualMileageMiles, initialRentals }
}

/** What an offer must be to stand for these terms: with maintenance a month holds more. */
function selectionFor({ initialRentals, ...terms }: ComparedTerms): DealPreferences {
  return { ...terms, deposit: initialRentals, isMaintained: false }
}

function cheapest(offers: readonly Offer[], terms: ComparedTerms): LeaseOffer | null {
  const wanted = selectionFor(terms)
  const [best] = sortedOffers(
    offers.filter((offer) => meetsPreferences(selectionOf(offer), wanted)),
    'totalCost|asc',
  )
  return best && !isPcpOffer(best) ? best : null
}
