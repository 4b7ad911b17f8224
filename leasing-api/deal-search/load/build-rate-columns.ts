import { pcpTotalPence } from '#core/pricing/pcp/pcp-figures.ts'
import type { LeaseProfile } from '#core/offer/lease-profile.ts'
import type { PcpProfile } from '#core/offer/offer-id.ts'
import { parseProfileKey } from '#core/offer/profile-key.ts'
import { pcpOfferAt, type StoredPcpOffer } from '#leasing-api/queries/rates/pcp-columns.ts'
import { compareProfiles } from '../columns/compare-profiles.ts'
import { fillLeases, noRun, type LeaseRuns } from './fill-leases.ts'
import { checkIndexLimits } from './index-limit-error.ts'
import { blockStartsOf, type ProfileRun, type RateColumns } from '../columns/rate-columns.ts'
import type { RawRates } from './raw-rates.ts'
import { placeSegments, positionsById } from './place-segments.ts'
import { splitSpecialRuns } from './split-special-runs.ts'

/** A PCP offer in the columns' numbers, with its place among those read. */
type PlacedPcp = {
  derivative: number
  provider: number
  profile: PcpProfile
  source: number
  offer: StoredPcpOffer
}

/**
 * Unpacks all segments and PCP offers into columns. Offers of unknown cars, providers or profiles
 * are left out.
 * @throws IndexLimitError when there are more derivatives or providers than the columns can number
 */
export function buildRateColumns(raw: RawRates): RateColumns {
  const [derivatives, providers] = [raw.derivativeIds.length, raw.providerIds.length]
  checkIndexLimits(derivatives, providers)
  const { segments, heads, counts } = placeSegments(raw)
  const pcp = placedPcp(raw)
  const leaseRuns = runsOfLeases(raw, counts)
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
    blockStarts: new Uint32Array(),
  }
  fillLeases(columns, segments, leaseRuns)
  for (const [at, { derivative, provider, offer }] of pcp.entries()) {
    columns.derivative[firstPcp + at] = derivative
    columns.provider[firstPcp + at] = provider
    columns.monthlyPence[firstPcp + at] = offer.monthlyPaymentPence
    columns.totalPence[firstPcp + at] = pcpTotalPence(offer)
    columns.isQuoted[derivative] = 1
  }
  const split = { ...columns, runs: splitSpecialRuns(columns, columns.runs) }
  return { ...split, blockStarts: blockStartsOf(split) }
}

function runsOfLeases({ profiles }: RawRates, counts: Uint32Array): LeaseRuns {
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
    const run = { profile, isSpecial: false, profileNumber: id, from, to: from + n }
    from = run.to
    return run
  })
  return { runs, runOf }
}

/** PCP offers in the order of the columns. */
function placedPcp({ pcpOffers, derivativeIds, providerIds }: RawRates): PlacedPcp[] {
  const positions = positionsById(derivativeIds)
  const ranks = positionsById(providerIds)
  return Array.from({ length: pcpOffers.count }, (_, source) => pcpOfferAt(pcpOffers, source))
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
    else runs.push({ profile, isSpecial: false, from: first + at, to: first + at + 1 })
  }
  return runs
}
