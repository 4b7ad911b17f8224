import { compareText } from '../pricing/money/compare-text.ts'
import type { FeatureFlag } from './feature-flag.ts'

/** What weighing a trim needs; the price is null where nobody quotes it. */
export type WeighedTrim = {
  name: string
  /** What every car of the trim has. */
  features: readonly FeatureFlag[]
  /** The lowest of the trim's cars on the common profile. */
  monthlyPence: number | null
}

type Quoted<Trim extends WeighedTrim> = Trim & { monthlyPence: number }

/** The trim to lease, and the cheapest, which it is measured against and may be itself. */
export type TrimChoice<Trim extends WeighedTrim = WeighedTrim> = {
  recommended: Quoted<Trim>
  cheapest: Quoted<Trim>
}

/** What each feature counts a month. Rule K-17. */
export const featureWorthPence = 500

/**
 * The trim whose equipment, each feature counted at £5 a month, most outweighs its price; of equals
 * the cheaper, then by name. Null where nobody quotes any. Rule K-17.
 * @example whichTrim(trims)?.recommended.name // 'GS'
 */
export function whichTrim<Trim extends WeighedTrim>(
  trims: readonly Trim[],
): TrimChoice<Trim> | null {
  const quoted = trims.filter((trim): trim is Quoted<Trim> => trim.monthlyPence !== null)
  const [cheapest] = quoted.toSorted(byPrice)
  const [recommended] = quoted.toSorted(
    (left, right) => weight(right) - weight(left) || byPrice(left, right),
  )
  return cheapest && recommended ? { recommended, cheapest } : null
}

/** The trim that comes nearest to being recommended among those with more equipment than this one. */
export function nextTrimUp<Trim extends WeighedTrim>(
  trims: readonly Trim[],
  { name, features }: WeighedTrim,
): Quoted<Trim> | null {
  const better = trims.filter(
    (trim) => trim.name !== name && trim.features.length > features.length,
  )
  return whichTrim(better)?.recommended ?? null
}

const weight = (trim: Quoted<WeighedTrim>): number =>
  trim.features.length * featureWorthPence - trim.monthlyPence

function byPrice(left: Quoted<WeighedTrim>, right: Quoted<WeighedTrim>): number {
  return (
    left.monthlyPence - right.monthlyPence ||
    right.features.length - left.features.length ||
    compareText(left.name, right.name)
  )
}
