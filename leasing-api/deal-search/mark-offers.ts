import { budgetLimits, isWithinBudget } from '#core/filters/budget-limits.ts'
import type { DealQuery } from '#core/filters/deal-query.ts'
import { depositFilterValue } from '#core/filters/deposit-filter-value.ts'
import { budgetRanges } from '#core/pricing/budget-range.ts'
import type { FacetBits } from './facet-bits.ts'
import { profileFails } from './fails.ts'
import { initialLimitPence, initialPenceOf } from './price-limits.ts'
import { failsOfProfile } from './profile-fails.ts'
import type { ProfileRun, RateColumns } from './rate-columns.ts'

/** What one scan of the offers finds out, by derivative. */
export type OfferMarks = {
  /** 1 for derivatives with an offer that matches every filter on offers. */
  matching: Uint8Array
  /** `words` words each: the bits of the facet values that have an offer which fails no other filter. Only of derivatives that fail nothing themselves. */
  has: Uint32Array
  /** The lowest first payment of an offer that fails nothing but the limit on it. */
  leastInitialPence: Float64Array
}

const bandCeilingsPence = budgetRanges.map(({ toPence }) => toPence)

/** Finds, for every facet on offers at once, the derivatives that each of its values would leave. */
export function markOffers(
  query: DealQuery,
  columns: RateColumns,
  bits: FacetBits,
  derivativeFails: Uint8Array,
): OfferMarks {
  const { derivative, monthlyPence } = columns
  const { words, firstBudget } = bits
  const matching = new Uint8Array(derivativeFails.length)
  const has = new Uint32Array(derivativeFails.length * words)
  const leastInitialPence = new Float64Array(derivativeFails.length).fill(Number.POSITIVE_INFINITY)
  const budget = budgetLimits(query)
  const anyBand = budgetLimits({ ...query, budgetRanges: [] })
  const mostInitial = initialLimitPence(query)

  for (const { profile, from, to } of columns.runs) {
    const fails = failsOfProfile(query, profile)
    const mask = maskOf(profile, fails, bits)
    if (mask === null) continue
    for (let offer = from; offer < to; offer++) {
      const car = derivative[offer]!
      const isWanted = derivativeFails[car] === 0
      if (!isWanted && fails !== 0) continue
      const monthly = monthlyPence[offer]!
      const initial = initialPenceOf(profile, monthly)
      const isInBudget = isWithinBudget(budget, monthly)
      if (fails === 0 && isInBudget && initial < leastInitialPence[car]!) {
        leastInitialPence[car] = initial
      }
      if (initial > mostInitial) continue
      if (isInBudget) {
        if (fails === 0) matching[car] = 1
        if (isWanted)
          for (let word = 0; word < words; word++) has[car * words + word]! |= mask[word]!
      }
      if (fails === 0 && isWanted && isWithinBudget(anyBand, monthly)) {
        let band = 0
        while (monthly > bandCeilingsPence[band]!) band++
        has[car * words + ((firstBudget + band) >> 5)]! |= 1 << ((firstBudget + band) & 31)
      }
    }
  }
  return { matching, has, leastInitialPence }
}

/** The bits an offer of this profile sets: those of facets whose own filter is all it fails. Null when there are none. */
function maskOf(
  profile: ProfileRun['profile'],
  fails: number,
  bits: FacetBits,
): Uint32Array | null {
  const deposit = depositFilterValue(profile)
  const isInStock = profile.financeType !== 'pcp' && profile.isInStock
  const candidates: [own: number, bit: number | undefined][] = [
    [profileFails.financeType, bits.financeTypes.get(profile.financeType)],
    [profileFails.term, bits.terms.get(profile.termMonths)],
    [profileFails.annualMileage, bits.annualMileages.get(profile.annualMileageMiles)],
    [profileFails.deposit, deposit === null ? undefined : bits.depositValues.get(deposit)],
    [profileFails.stock, bits.anyStock],
    [profileFails.stock, isInStock ? bits.inStock : undefined],
  ]
  const mask = new Uint32Array(bits.words)
  let isEmpty = true
  for (const [own, bit] of candidates) {
    if (bit === undefined || (fails & ~own) !== 0) continue
    mask[bit >> 5]! |= 1 << (bit & 31)
    isEmpty = false
  }
  return isEmpty ? null : mask
}
