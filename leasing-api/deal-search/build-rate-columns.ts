import { leaseTotalPence } from '#core/pricing/lease-cost.ts'
import { pcpTotalPence } from '#core/pricing/pcp-figures.ts'
import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import type { PcpProfile } from '#core/offer/offer-id.ts'
import { parseProfileKey } from '#core/offer/profile-key.ts'
import type { StoredPcpOffer } from '../queries/rates/read-pcp-offers.ts'
import { decodeSegment } from '../segments/decode-segment.ts'
import type { SegmentColumns, SegmentHead } from '../segments/segment.ts'
import { compareProfiles } from './compare-profiles.ts'
import { checkIndexLimits } from './index-limit-error.ts'
import type { ProfileRun, RateColumns } from './rate-columns.ts'
import type { RawRates } from './raw-rates.ts'

/** A segment in the catalogue's and the providers' numbers. */
type PlacedSegment = { derivative: number; provider: number; head: number; columns: SegmentColumns }

/** A PCP offer in these numbers, with its place among those read. */
type PlacedPcp = {
  derivative: number
  provider: number
  profile: PcpProfile
  source: number
  offer: StoredPcpOffer
}

/**
 * Unpacks all segments and PCP offers into columns. Offers of cars, providers or profiles that are
 * not known are left out.
 * @throws IndexLimitError when there are more derivatives or providers than the columns can number
 */
export function buildRateColumns(raw: RawRates): RateColumns {
  const [derivatives, providers] = [raw.derivativeIds.length, raw.providerIds.length]
  checkIndexLimits(derivatives, providers)
  const { segments, heads } = placedSegments(raw)
  const pcp = placedPcp(raw)
  const leaseRuns = runsOfLeases(raw, segments)
  const firstPcp = leaseRuns.runs.at(-1)?.to ?? 0
  const offers = firstPcp + pcp.length
  const columns: RateColumns = {
    derivative: new Uint16Array(offers),
    provider: new Uint8Array(offers),
    monthlyPence: new Uint32Array(offers),
    totalPence: new Uint32Array(offers),
    runs: [...leaseRuns.runs, ...runsOfPcp(pcp, firstPcp)],
    heads,
    headOf: new Uint32Array(derivatives * providers),
    providers,
    firstPcp,
    pcpSource: Uint32Array.from(pcp, ({ source }) => source),
    isQuoted: new Uint8Array(derivatives),
  }
  fillLeases(columns, segments, leaseRuns)
  for (const [at, { derivative, provider, offer }] of pcp.entries()) {
    columns.derivative[firstPcp + at] = derivative
    columns.provider[firstPcp + at] = provider
    columns.monthlyPence[firstPcp + at] = offer.monthlyPaymentPence
    columns.totalPence[firstPcp + at] = pcpTotalPence(offer)
    columns.isQuoted[derivative] = 1
  }
  return columns
}

/** Segments by derivative, then provider: the order within each profile's run. */
function placedSegments({ books, derivativeIds, providerIds }: RawRates) {
  const positions = positionsById(derivativeIds)
  const ranks = positionsById(providerIds)
  const heads: SegmentHead[] = []
  const headAt = new Map<string, number>()
  const segments: PlacedSegment[] = []
  for (const { providerId, derivativeIds: ids, starts, bytes } of books) {
    const provider = ranks.get(providerId)
    if (provider === undefined) continue
    for (let segment = 0; segment < ids.length; segment++) {
      const derivative = positions.get(ids[segment]!)
      if (derivative === undefined) continue
      const { head, columns } = decodeSegment(bytes.subarray(starts[segment], starts[segment + 1]))
      const key = JSON.stringify(head)
      const known = headAt.get(key) ?? heads.push(head) - 1
      headAt.set(key, known)
      segments.push({ derivative, provider, head: known, columns })
    }
  }
  segments.sort((a, b) => a.derivative - b.derivative || a.provider - b.provider)
  return { segments, heads }
}

/** What a lease's total and place are worked out from, by the database's number of its profile. */
type LeaseRuns = {
  runs: ProfileRun[]
  /** Its run, or `noRun`. */
  runOf: Uint32Array
}

const noRun = 0xffff_ffff

function runsOfLeases({ profiles }: RawRates, segments: readonly PlacedSegment[]): LeaseRuns {
  const counts = new Uint32Array(0x1_0000)
  for (const { columns } of segments) for (const number of columns.profiles) counts[number]!++
  const known = profiles
    .map(({ id, key }) => ({ id, profile: parseProfileKey(key), n: counts[id]! }))
    .filter(
      (row): row is typeof row & { profile: LeaseProfile } => row.profile !== null && row.n > 0,
    )
    .toSorted((a, b) => compareProfiles(a.profile, b.profile))
  const runOf = new Uint32Array(counts.length).fill(noRun)
  let from = 0
  const runs = known.map(({ id, profile, n }, at) => {
    runOf[id] = at
    const run = { profile, from, to: from + n }
    from = run.to
    return run
  })
  return { runs, runOf }
}

/** Each segment's offers go to the next free place of their profile's run. */
function fillLeases(
  columns: RateColumns,
  segments: readonly PlacedSegment[],
  { runs, runOf }: LeaseRuns,
): void {
  const { derivative, provider, monthlyPence, totalPence, headOf, isQuoted, providers } = columns
  const next = Uint32Array.from(runs, ({ from }) => from)
  const leases = runs.map(({ profile }) => profile as LeaseProfile)
  for (const segment of segments) {
    const { profiles, monthlyPence: monthlies, feePence: fees } = segment.columns
    headOf[segment.derivative * providers + segment.provider] = segment.head
    for (let offer = 0; offer < profiles.length; offer++) {
      const run = runOf[profiles[offer]!]!
      if (run === noRun) continue
      const at = next[run]!++
      const { initialRentals, termMonths } = leases[run]!
      const monthlyPaymentPence = monthlies[offer]!
      const processingFeePence = fees[offer]!
      derivative[at] = segment.derivative
      provider[at] = segment.provider
      monthlyPence[at] = monthlyPaymentPence
      totalPence[at] = leaseTotalPence({
        monthlyPaymentPence,
        processingFeePence,
        initialRentals,
        termMonths,
      })
      isQuoted[segment.derivative] = 1
    }
  }
}

/** PCP offers in the order of the columns. */
function placedPcp({ pcpOffers, derivativeIds, providerIds }: RawRates): PlacedPcp[] {
  const positions = positionsById(derivativeIds)
  const ranks = positionsById(providerIds)
  return pcpOffers
    .flatMap((offer, source): PlacedPcp[] => {
      const derivative = positions.get(offer.derivativeId)
      const provider = ranks.get(offer.providerId)
      if (derivative === undefined || provider === undefined) return []
      const { termMonths, annualMileageMiles } = offer
      const depositPounds = Math.floor(offer.depositPence / 100)
      const profile = { financeType: 'pcp', termMonths, annualMileageMiles, depositPounds } as const
      return [{ derivative, provider, profile, source, offer }]
    })
    .toSorted(
      (a, b) =>
        compareProfiles(a.profile, b.profile) ||
        a.derivative - b.derivative ||
        a.provider - b.provider,
    )
}

function runsOfPcp(pcp: readonly PlacedPcp[], first: number): ProfileRun[] {
  const runs: ProfileRun[] = []
  for (const [at, { profile }] of pcp.entries()) {
    const last = runs.at(-1)
    if (last && compareProfiles(last.profile, profile) === 0) last.to = first + at + 1
    else runs.push({ profile, from: first + at, to: first + at + 1 })
  }
  return runs
}

function positionsById(ids: readonly number[]): Map<number, number> {
  return new Map(ids.map((id, position) => [id, position]))
}
