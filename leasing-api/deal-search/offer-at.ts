import { offerId } from '#core/offer/offer-id.ts'
import type { Offer } from '#core/offer/offer.ts'
import { leaseCost } from '#core/pricing/lease-cost.ts'
import { pcpOfferAt } from '../queries/rates/pcp-columns.ts'
import { exceptionOf, leaseTerms } from '../segments/lease-terms.ts'
import type { SegmentException, SegmentHead } from '../segments/segment.ts'
import type { LoadedRates } from './load-rates.ts'
import { compareProfiles } from './compare-profiles.ts'
import { derivativeInRun, type ProfileRun, type RateColumns } from './rate-columns.ts'

/** What an offer is put together from beside its columns. */
export type OfferSources = {
  columns: RateColumns
  /** Of the columns: `runStartsOf`. */
  runStarts: Uint32Array
  providers: LoadedRates['providers']
  booksById: ReadonlyMap<number, LoadedRates['books'][number]>
  /** The lease book of each provider, by position. */
  leaseBooks: readonly (LoadedRates['books'][number] | undefined)[]
  pcpOffers: LoadedRates['raw']['pcpOffers']
  capIds: readonly string[]
}

/** The whole offer at a position of the columns. */
export function offerAt(sources: OfferSources, at: number): Offer {
  const { columns, runStarts, providers, booksById, pcpOffers, capIds } = sources
  const run = columns.runs[runAt(runStarts, at)]!
  const { profile } = run
  const [derivative, provider] = [columns.derivative[at]!, columns.provider[at]!]
  const capId = capIds[derivative]!
  const { id, name, logoPath, phone } = providers[provider]!
  const monthlyPaymentPence = columns.monthlyPence[at]!
  const totalPence = columns.totalPence[at]!
  const ownId = offerId({ providerId: id, capId, profile })
  const quoting = { id, name, logoPath, phone }
  if (profile.financeType === 'pcp') {
    const pcp = pcpOfferAt(pcpOffers, columns.pcpSource[at - columns.firstPcp]!)
    const { validUntil, checkedAt } = booksById.get(pcp.bookId)!
    return {
      id: ownId,
      capId,
      provider: quoting,
      monthlyPaymentPence,
      profile,
      processingFeePence: pcp.feesPence,
      excessMileagePencePerMile: pcp.excessMileagePencePerMile,
      deliveryWeeks: { from: pcp.deliveryWeeksFrom, to: pcp.deliveryWeeksTo },
      message: pcp.message,
      validUntil,
      checkedAt,
      cashPricePence: pcp.cashPricePence,
      depositPence: pcp.depositPence,
      depositContributionPence: pcp.depositContributionPence,
      amountOfCreditPence: pcp.amountOfCreditPence,
      numberOfPayments: pcp.numberOfPayments,
      optionalFinalPaymentPence: pcp.optionalFinalPaymentPence,
      aprPercent: pcp.aprPercent,
      totalPayablePence: totalPence,
    }
  }
  const { termMonths, initialRentals, isInStock } = profile
  // The columns keep the total; what rentals do not explain of it is the fee.
  const processingFeePence = totalPence - monthlyPaymentPence * (initialRentals + termMonths - 1)
  const exception = leaseException(columns, derivative, provider, run)
  const terms = sharedLeaseTerms(sources, derivative, provider, isInStock, exception)
  const price = { monthlyPaymentPence, processingFeePence, initialRentals, termMonths }
  const cost = leaseCost(price)
  // Field by field: two dozen of these a list are put together in half the time of spreading parts.
  return {
    id: ownId,
    capId,
    provider: quoting,
    monthlyPaymentPence,
    profile,
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

/** What a provider's leases of a derivative have in common, in stock or to order, those of an exception apart. */
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

/** The exception that a provider's leases of a derivative on a profile fall under; undefined for most. */
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

/** Where each run begins, side by side: to be looked through for every offer of a list. */
export function runStartsOf({ runs }: Pick<RateColumns, 'runs'>): Uint32Array {
  return Uint32Array.from(runs, ({ from }) => from)
}

/** The run a position lies in: runs are contiguous, so the last one that begins at or before it. */
export function runAt(runStarts: Uint32Array, at: number): number {
  return lastPlace(runStarts.length, (place) => runStarts[place]! <= at)
}

/** The positions of a derivative's offers on wanted profiles, by profile and provider. */
export function positionsOf(
  columns: RateColumns,
  derivative: number,
  isWanted: (profile: ProfileRun['profile']) => boolean,
): number[] {
  const positions: number[] = []
  for (let run = 0; run < columns.runs.length; run++) {
    if (!isWanted(columns.runs[run]!.profile)) continue
    const [from, to] = derivativeInRun(columns, run, derivative)
    for (let at = from; at < to; at++) positions.push(at)
  }
  return positions
}

/** The position of a provider's offer of a derivative on a profile; null when there is none. */
export function positionOf(
  columns: RateColumns,
  derivative: number,
  provider: number,
  profile: ProfileRun['profile'],
): number | null {
  const { runs } = columns
  const run = lastPlace(runs.length, (place) => compareProfiles(runs[place]!.profile, profile) <= 0)
  const found = runs[run]
  if (!found || compareProfiles(found.profile, profile) !== 0) return null
  const [from, to] = derivativeInRun(columns, run, derivative)
  const at = columns.provider.subarray(from, to).indexOf(provider)
  return at === -1 ? null : from + at
}

/** The last of so many places for which a claim holds that holds for all before it; the first when for none. */
function lastPlace(places: number, holds: (place: number) => boolean): number {
  let [low, high] = [0, places - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (holds(middle)) low = middle
    else high = middle - 1
  }
  return low
}
