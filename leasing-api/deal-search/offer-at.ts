import { offerId } from '#core/offer/offer-id.ts'
import type { Offer } from '#core/offer/offer.ts'
import { leaseCost } from '#core/pricing/lease-cost.ts'
import type { LoadedRates } from './load-rates.ts'
import type { RateColumns } from './rate-columns.ts'

/** What an offer is put together from beside its columns. */
export type OfferSources = {
  columns: RateColumns
  providers: LoadedRates['providers']
  booksById: ReadonlyMap<number, LoadedRates['books'][number]>
  pcpOffers: LoadedRates['raw']['pcpOffers']
  capIds: readonly string[]
}

/** The whole offer at a position of the columns. */
export function offerAt(sources: OfferSources, at: number): Offer {
  const { columns, providers, booksById, pcpOffers, capIds } = sources
  const { profile } = columns.runs[runAt(columns, at)]!
  const capId = capIds[columns.derivative[at]!]!
  const { id, name, logoPath, phone } = providers[columns.provider[at]!]!
  const monthlyPaymentPence = columns.monthlyPence[at]!
  const totalPence = columns.totalPence[at]!
  const base = {
    id: offerId({ providerId: id, capId, profile }),
    capId,
    provider: { id, name, logoPath, phone },
    monthlyPaymentPence,
  }
  if (profile.financeType === 'pcp') {
    const pcp = pcpOffers[columns.source[at]!]!
    const { validUntil, checkedAt } = booksById.get(pcp.bookId)!
    return {
      ...base,
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
  const { head, bookId } = columns.heads[columns.source[at]!]!
  const { validUntil, checkedAt } = booksById.get(bookId)!
  const { termMonths, initialRentals, isInStock } = profile
  // The columns keep the total; what rentals do not explain of it is the fee.
  const processingFeePence = totalPence - monthlyPaymentPence * (initialRentals + termMonths - 1)
  return {
    ...base,
    profile,
    processingFeePence,
    ...leaseCost({ monthlyPaymentPence, processingFeePence, initialRentals, termMonths }),
    excessMileagePencePerMile: head.excessMileagePencePerMile,
    deliveryWeeks: isInStock ? head.deliveryWeeks.stock : head.deliveryWeeks.factory,
    message: head.message,
    validUntil,
    checkedAt,
  }
}

/** The run a position lies in: runs are contiguous, so the last one that begins at or before it. */
export function runAt({ runs }: RateColumns, at: number): number {
  let [low, high] = [0, runs.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (runs[middle]!.from <= at) low = middle
    else high = middle - 1
  }
  return low
}
