import { offerIdOfKey } from '#core/offer/offer-id.ts'
import type { Offer } from '#core/offer/offer.ts'
import { leaseCost } from '#core/pricing/lease/lease-cost.ts'
import { pcpOfferAt, pcpTerms } from '#leasing-api/queries/rates/pcp-columns.ts'
import { exceptionOf, leaseTerms } from '#leasing-api/segments/lease-terms.ts'
import type { SegmentException, SegmentHead } from '#leasing-api/segments/segment.ts'
import { runAt } from './offer-positions.ts'
import type { OfferSources } from './offer-sources.ts'
import type { ProfileRun, RateColumns } from './rate-columns.ts'
import { specialMarkAt } from './special-mark-at.ts'

/**
 * The whole offer at a position of the columns.
 * @param derivative whose it is; to read that, too, would mean waiting for memory
 */
export function offerAt(
  sources: OfferSources,
  at: number,
  derivative: number = sources.columns.derivative[at]!,
): Offer {
  const { columns, runStarts, profileKeys, providers, capIds } = sources
  const place = runAt(runStarts, at)
  const run = columns.runs[place]!
  const { profile } = run
  const capId = capIds[derivative]!
  const provider = columns.provider[at]!
  const quoting = providers[provider]!
  const monthlyPaymentPence = columns.monthlyPence[at]!
  const totalPence = columns.totalPence[at]!
  const id = offerIdOfKey(quoting.id, capId, profileKeys[place]!)
  if (profile.financeType === 'pcp') {
    const figures = pcpFigures(sources, at)
    return {
      id,
      capId,
      provider: quoting,
      monthlyPaymentPence,
      profile,
      ...figures,
      totalPayablePence: totalPence,
    }
  }
  const { termMonths, initialRentals, isInStock } = profile
  // The columns hold the total; the fee is what rentals do not explain of it.
  const processingFeePence = totalPence - monthlyPaymentPence * (initialRentals + termMonths - 1)
  const cost = leaseCost({ monthlyPaymentPence, processingFeePence, initialRentals, termMonths })
  const exception = leaseException(columns, derivative, provider, run)
  const terms = sharedLeaseTerms(sources, derivative, provider, isInStock, exception)
  // Field by field: two dozen of these a list are made in half the time of spreading objects.
  return {
    id,
    capId,
    provider: quoting,
    monthlyPaymentPence,
    profile,
    special: specialMarkAt(sources, at, place, derivative),
    processingFeePence,
    initialPaymentPence: cost.initialPaymentPence,
    upfrontPence: cost.upfrontPence,
    totalCostPence: cost.totalCostPence,
    effectiveMonthlyPence: cost.effectiveMonthlyPence,
    excessMileagePencePerMile: terms.excessMileagePencePerMile,
    deliveryWeeks: terms.deliveryWeeks,
    message: terms.message,
    validUntil: terms.validUntil,
    checkedAt: terms.checkedAt,
  }
}

/** Figures of a PCP that are not in the columns. */
function pcpFigures({ columns, booksById, pcpOffers }: OfferSources, at: number) {
  const pcp = pcpOfferAt(pcpOffers, columns.pcpSource[at - columns.firstPcp]!)
  const { validUntil, checkedAt } = booksById.get(pcp.bookId)!
  return { ...pcpTerms(pcp), validUntil, checkedAt }
}

/**
 * Terms shared by a provider's leases of a derivative, in stock or to order; an exception has its
 * own.
 */
export function sharedLeaseTerms(
  { columns, leaseBooks }: OfferSources,
  derivative: number,
  provider: number,
  isInStock: boolean,
  exception: SegmentException | undefined,
): Pick<
  Offer,
  'excessMileagePencePerMile' | 'deliveryWeeks' | 'message' | 'validUntil' | 'checkedAt'
> {
  const head = headAt(columns, derivative, provider)
  const { validUntil, checkedAt } = leaseBooks[provider]!
  return { ...leaseTerms(head, isInStock, exception), validUntil, checkedAt }
}

/** The exception for a provider's leases of a derivative on a profile; undefined for most. */
export function leaseException(
  columns: RateColumns,
  derivative: number,
  provider: number,
  { profileNumber }: ProfileRun,
): SegmentException | undefined {
  return exceptionOf(headAt(columns, derivative, provider), profileNumber!)
}

function headAt(
  { heads, headOf, providers }: RateColumns,
  derivative: number,
  provider: number,
): SegmentHead {
  return heads[headOf[derivative * providers + provider]!]!
}
