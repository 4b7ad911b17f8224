import { leaseTotalPence } from '#core/pricing/lease-cost.ts'
import { pcpTotalPence } from '#core/pricing/pcp-figures.ts'
import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import type { PcpProfile } from '#core/offer/offer-id.ts'
import { parseProfileKey } from '#core/offer/profile-key.ts'
import { decodeSegment } from '../segments/decode-segment.ts'
import { compareProfiles } from './compare-profiles.ts'
import type { OfferHead, ProfileRun, RateColumns } from './rate-columns.ts'
import type { RawRates } from './raw-rates.ts'

/** Offers in the order they were read, with the number of their profile in `profiles`. */
type Gathered = Omit<RateColumns, 'runs' | 'firstOf' | 'ofDerivative'> & {
  profile: Uint32Array
  profiles: (LeaseProfile | PcpProfile)[]
  n: number
}

/** Unpacks all segments and PCP offers and sorts them into columns. Offers of unknown cars are left out. */
export function buildRateColumns(raw: RawRates): RateColumns {
  const gathered = gather(raw)
  const order = sortedByProfile(gathered, raw)
  const pick = <Column extends Uint8Array | Uint16Array | Uint32Array>(from: Column): Column => {
    const to = new (from.constructor as new (length: number) => Column)(order.length)
    for (let at = 0; at < order.length; at++) to[at] = from[order[at]!]!
    return to
  }
  const derivative = pick(gathered.derivative)
  return {
    derivative,
    provider: pick(gathered.provider),
    monthlyPence: pick(gathered.monthlyPence),
    totalPence: pick(gathered.totalPence),
    source: pick(gathered.source),
    runs: runsOf(order, gathered),
    heads: gathered.heads,
    ...groupedByDerivative(derivative, raw.derivativeIds.length),
  }
}

function gather({ profiles, books, pcpOffers, derivativeIds, providerIds }: RawRates): Gathered {
  const capacity = books.reduce((sum, { offers }) => sum + offers, 0) + pcpOffers.length
  const gathered: Gathered = {
    derivative: new Uint16Array(capacity),
    provider: new Uint8Array(capacity),
    monthlyPence: new Uint32Array(capacity),
    totalPence: new Uint32Array(capacity),
    source: new Uint32Array(capacity),
    profile: new Uint32Array(capacity),
    heads: [],
    profiles: [],
    n: 0,
  }
  const positions = new Map(derivativeIds.map((id, position) => [id, position]))
  const ranks = new Map(providerIds.map((id, rank) => [id, rank]))
  const leaseProfiles = new Map<number, { number: number; profile: LeaseProfile }>()
  for (const { id, key } of profiles) {
    const profile = parseProfileKey(key)
    if (profile) leaseProfiles.set(id, { number: gathered.profiles.push(profile) - 1, profile })
  }

  for (const { bookId, providerId, derivativeIds: ids, starts, bytes } of books) {
    const provider = ranks.get(providerId)
    for (let segment = 0; segment < ids.length; segment++) {
      const derivative = positions.get(ids[segment]!)
      if (provider === undefined || derivative === undefined) continue
      const { head, columns } = decodeSegment(bytes.subarray(starts[segment], starts[segment + 1]))
      const source = gathered.heads.push({ head, bookId } satisfies OfferHead) - 1
      for (let offer = 0; offer < columns.profiles.length; offer++) {
        const known = leaseProfiles.get(columns.profiles[offer]!)
        if (!known) continue
        const monthlyPaymentPence = columns.monthlyPence[offer]!
        const totalCostPence = leaseTotalPence({
          monthlyPaymentPence,
          processingFeePence: columns.feePence[offer]!,
          initialRentals: known.profile.initialRentals,
          termMonths: known.profile.termMonths,
        })
        put(
          gathered,
          derivative,
          provider,
          known.number,
          monthlyPaymentPence,
          totalCostPence,
          source,
        )
      }
    }
  }
  gatherPcp(gathered, pcpOffers, positions, ranks)
  return gathered
}

function gatherPcp(
  gathered: Gathered,
  pcpOffers: RawRates['pcpOffers'],
  positions: Map<number, number>,
  ranks: Map<number, number>,
): void {
  const numbers = new Map<string, number>()
  for (const [source, offer] of pcpOffers.entries()) {
    const derivative = positions.get(offer.derivativeId)
    const provider = ranks.get(offer.providerId)
    if (provider === undefined || derivative === undefined) continue
    const { termMonths, annualMileageMiles } = offer
    const depositPounds = Math.floor(offer.depositPence / 100)
    const key = `${termMonths} ${annualMileageMiles} ${depositPounds}`
    let number = numbers.get(key)
    if (number === undefined) {
      const profile: PcpProfile = {
        financeType: 'pcp',
        termMonths,
        annualMileageMiles,
        depositPounds,
      }
      number = gathered.profiles.push(profile) - 1
      numbers.set(key, number)
    }
    const total = pcpTotalPence(offer)
    put(gathered, derivative, provider, number, offer.monthlyPaymentPence, total, source)
  }
}

function put(
  gathered: Gathered,
  derivative: number,
  provider: number,
  profile: number,
  monthlyPence: number,
  totalPence: number,
  source: number,
): void {
  const at = gathered.n++
  gathered.derivative[at] = derivative
  gathered.provider[at] = provider
  gathered.profile[at] = profile
  gathered.monthlyPence[at] = monthlyPence
  gathered.totalPence[at] = totalPence
  gathered.source[at] = source
}

/** Three counting sorts, the least important key first; each keeps what the one before it did. */
function sortedByProfile(gathered: Gathered, raw: RawRates): Uint32Array {
  const byRank = gathered.profiles.map((_, number) => number)
  byRank.sort((a, b) => compareProfiles(gathered.profiles[a]!, gathered.profiles[b]!))
  const rank = new Uint32Array(byRank.length)
  for (const [place, number] of byRank.entries()) rank[number] = place
  const { n, provider, derivative, profile } = gathered
  let order: Uint32Array = Uint32Array.from({ length: n }, (_, at) => at)
  order = countingSort(order, raw.providerIds.length, (at) => provider[at]!)
  order = countingSort(order, raw.derivativeIds.length, (at) => derivative[at]!)
  return countingSort(order, byRank.length, (at) => rank[profile[at]!]!)
}

function countingSort(
  order: Uint32Array,
  keys: number,
  keyOf: (at: number) => number,
): Uint32Array {
  const next = new Uint32Array(keys + 1)
  for (const at of order) next[keyOf(at) + 1]!++
  for (let key = 0; key < keys; key++) next[key + 1]! += next[key]!
  const sorted = new Uint32Array(order.length)
  for (const at of order) sorted[next[keyOf(at)]!++] = at
  return sorted
}

function runsOf(order: Uint32Array, { profile, profiles }: Gathered): ProfileRun[] {
  const runs: ProfileRun[] = []
  let last: number | undefined
  for (let at = 0; at < order.length; at++) {
    const number = profile[order[at]!]!
    if (number !== last) runs.push({ profile: profiles[number]!, from: at, to: at })
    runs[runs.length - 1]!.to = at + 1
    last = number
  }
  return runs
}

function groupedByDerivative(derivative: Uint16Array, derivatives: number) {
  const firstOf = new Uint32Array(derivatives + 1)
  for (const position of derivative) firstOf[position + 1]!++
  for (let position = 0; position < derivatives; position++)
    firstOf[position + 1]! += firstOf[position]!
  const all = Uint32Array.from({ length: derivative.length }, (_, at) => at)
  return { firstOf, ofDerivative: countingSort(all, derivatives, (at) => derivative[at]!) }
}
