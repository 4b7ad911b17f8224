import { encodeOfferColumns, type OfferColumns } from '#core/contract/columns/offer-columns.ts'
import type { SegmentException } from '#leasing-api/segments/segment.ts'
import { leaseException, offerAt, sharedLeaseTerms } from './offer-at.ts'
import type { OfferSources } from './offer-sources.ts'
import { derivativeInRun, type ProfileRun, type RateColumns } from './rate-columns.ts'
import { specialMarkAt } from './special-mark-at.ts'

/**
 * All offers of a derivative, with the same result as `encodeOfferColumns`, but copied from column
 * to column: creating the offers would take most of the time where a car has thousands. Rule C-30.
 */
export function offerColumnsOf(sources: OfferSources, derivative: number): OfferColumns {
  const { columns, providers: known, capIds, profileKeys } = sources
  const capId = capIds[derivative]!
  const packed = encodeOfferColumns(capId, [])
  const { provider, profile, term, monthlyPaymentPence, processingFeePence, special } = packed
  // Offers with a provider's mark lie in two runs of one profile.
  const profiles = placesIn(packed.profiles, (key: string) => key)
  const providers = placesIn(packed.providers, (rank: number) => known[rank]!)
  // Two providers may word their terms alike; those stand once.
  const terms = equalPlacesIn(packed.terms)
  const leaseTerms = leaseTermPlaces(sources, derivative, terms)
  const pcp: number[] = []

  const { parts, ranks, monthlyPence, totalPence } = gathered(columns, derivative)
  let next = 0
  for (const { at: runAt, from, to } of parts) {
    const run = columns.runs[runAt]!
    const place = profiles(profileKeys[runAt]!)
    const lease = run.profile.financeType === 'pcp' ? null : run.profile
    for (let at = from; at < to; at++, next++) {
      const rank = ranks[next]!
      const monthly = monthlyPence[next]!
      provider.push(providers(rank))
      profile.push(place)
      if (run.isSpecial) {
        const { savingPence, isHot } = specialMarkAt(sources, at, runAt, derivative)!
        special.offer.push(next)
        special.savingPence.push(savingPence)
        special.isHot.push(Number(isHot))
      }
      monthlyPaymentPence.push(monthly)
      if (lease === null) {
        const offer = offerAt(sources, at)
        const { excessMileagePencePerMile, deliveryWeeks, message, validUntil, checkedAt } = offer
        term.push(
          terms({ excessMileagePencePerMile, deliveryWeeks, message, validUntil, checkedAt }),
        )
        processingFeePence.push(offer.processingFeePence)
        pcp.push(at)
        continue
      }
      term.push(leaseTerms(rank, lease.isInStock, run))
      const rentals = lease.initialRentals + lease.termMonths - 1
      processingFeePence.push(totalPence[next]! - monthly * rentals)
    }
  }
  const pcpOffers = pcp.map((at) => offerAt(sources, at))
  return { ...packed, pcp: encodeOfferColumns(capId, pcpOffers).pcp }
}

/**
 * A derivative's offers gathered side by side. They lie scattered over memory, and a tight loop
 * lets the processor wait for many at once.
 */
function gathered(columns: RateColumns, derivative: number) {
  const { runs, provider, monthlyPence, totalPence } = columns
  const parts: { at: number; from: number; to: number }[] = []
  let n = 0
  for (let run = 0; run < runs.length; run++) {
    const [from, to] = derivativeInRun(columns, run, derivative)
    if (from === to) continue
    parts.push({ at: run, from, to })
    n += to - from
  }
  const own = {
    ranks: new Uint8Array(n),
    monthlyPence: new Uint32Array(n),
    totalPence: new Uint32Array(n),
  }
  let next = 0
  for (const { from, to } of parts) {
    for (let at = from; at < to; at++, next++) {
      own.ranks[next] = provider[at]!
      own.monthlyPence[next] = monthlyPence[at]!
      own.totalPence[next] = totalPence[at]!
    }
  }
  return { parts, ...own }
}

/** Places of a provider's lease terms; the terms are created once for each exception. */
function leaseTermPlaces(
  sources: OfferSources,
  derivative: number,
  placeOf: (terms: ReturnType<typeof sharedLeaseTerms>) => number,
) {
  const { columns } = sources
  const known: Map<SegmentException | undefined, number>[] = Array.from(
    { length: columns.providers * 2 },
    () => new Map(),
  )
  return (rank: number, isInStock: boolean, run: ProfileRun): number => {
    const exception = leaseException(columns, derivative, rank, run)
    const own = known[rank * 2 + Number(isInStock)]!
    let place = own.get(exception)
    if (place === undefined) {
      place = placeOf(sharedLeaseTerms(sources, derivative, rank, isInStock, exception))
      own.set(exception, place)
    }
    return place
  }
}

/** Returns the place of a value in a list, adding it when it is new. */
function placesIn<Source, Value>(
  list: Value[],
  valueOf: (source: Source) => Value,
): (source: Source) => number {
  const places = new Map<Source, number>()
  return (source) => {
    let place = places.get(source)
    if (place === undefined) {
      place = list.push(valueOf(source)) - 1
      places.set(source, place)
    }
    return place
  }
}

/** The same, comparing values by their JSON. */
function equalPlacesIn<Value>(list: Value[]): (value: Value) => number {
  const places = new Map<string, number>()
  return (value) => {
    const text = JSON.stringify(value)
    const place = places.get(text) ?? list.push(value) - 1
    places.set(text, place)
    return place
  }
}
