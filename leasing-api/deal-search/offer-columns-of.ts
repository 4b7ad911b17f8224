import { encodeOfferColumns, type OfferColumns } from '#core/contract/offer-columns.ts'
import { offerId } from '#core/offer/offer-id.ts'
import type { SegmentException } from '../segments/segment.ts'
import { leaseException, offerAt, sharedLeaseTerms, type OfferSources } from './offer-at.ts'
import { derivativeInRun, type ProfileRun } from './rate-columns.ts'

/**
 * All offers of a derivative, packed as `encodeOfferColumns` packs them and in the same order,
 * but from column to column: no offer is put together on the way, which takes most of the time
 * where a car has thousands. Rule C-30.
 */
export function offerColumnsOf(sources: OfferSources, derivative: number): OfferColumns {
  const { columns, providers: known, capIds } = sources
  const capId = capIds[derivative]!
  const packed = encodeOfferColumns(capId, [])
  const providers = placesIn(packed.providers, (rank: number) => {
    const { id, name, logoPath, phone } = known[rank]!
    return { id, name, logoPath, phone }
  })
  const profiles = placesIn(packed.profiles, ({ profile }: ProfileRun) =>
    offerId({ providerId: 1, capId: '1', profile }).slice('1-1-'.length),
  )
  // Two providers may word their terms alike; those stand once.
  const terms = equalPlacesIn(packed.terms)
  const leaseTerms = new Map<number, Map<SegmentException | undefined, number>>()
  const pcp: number[] = []

  for (const run of columns.runs) {
    const [from, to] = derivativeInRun(columns, run, derivative)
    if (from === to) continue
    const profile = profiles(run)
    const lease = run.profile.financeType === 'pcp' ? null : run.profile
    for (let at = from; at < to; at++) {
      const rank = columns.provider[at]!
      const monthly = columns.monthlyPence[at]!
      packed.provider.push(providers(rank))
      packed.profile.push(profile)
      packed.monthlyPaymentPence.push(monthly)
      if (lease === null) {
        const offer = offerAt(sources, at)
        const { excessMileagePencePerMile, deliveryWeeks, message, validUntil, checkedAt } = offer
        packed.term.push(
          terms({ excessMileagePencePerMile, deliveryWeeks, message, validUntil, checkedAt }),
        )
        packed.processingFeePence.push(offer.processingFeePence)
        pcp.push(at)
        continue
      }
      const rentals = lease.initialRentals + lease.termMonths - 1
      packed.processingFeePence.push(columns.totalPence[at]! - monthly * rentals)
      const { isInStock } = lease
      const key = rank * 2 + Number(isInStock)
      const known = leaseTerms.get(key) ?? new Map<SegmentException | undefined, number>()
      const exception = leaseException(columns, derivative, rank, run)
      const place =
        known.get(exception) ??
        terms(sharedLeaseTerms(sources, derivative, rank, isInStock, exception))
      leaseTerms.set(key, known.set(exception, place))
      packed.term.push(place)
    }
  }
  const pcpOffers = pcp.map((at) => offerAt(sources, at))
  return { ...packed, pcp: encodeOfferColumns(capId, pcpOffers).pcp }
}

/** The place of each value in a list that it is added to when it first comes. */
function placesIn<Source, Value>(
  list: Value[],
  valueOf: (source: Source) => Value,
): (source: Source) => number {
  const places = new Map<Source, number>()
  return (source) => {
    const place = places.get(source) ?? list.push(valueOf(source)) - 1
    places.set(source, place)
    return place
  }
}

/** The same where values that read alike are one. */
function equalPlacesIn<Value>(list: Value[]): (value: Value) => number {
  const places = new Map<string, number>()
  return (value) => {
    const text = JSON.stringify(value)
    const place = places.get(text) ?? list.push(value) - 1
    places.set(text, place)
    return place
  }
}
