import { currency } from '../pricing/money/currency.ts'
import { type FeatureFlag, featureFlagLabels, featureFlags, inSentence } from './feature-flag.ts'
import { featureWorthPence, nextTrimUp, whichTrim, type WeighedTrim } from './which-trim.ts'

/** How many features are named before the rest is a number. */
const namedFeatures = 4

/**
 * Which trim to lease and why, with the numbers it was worked out from. Null where nobody quotes
 * any. Rules K-17, K-33.
 * @example whichTrimSentence([design, gs])
 * // 'GS costs £18.87 a month more than Design, the cheapest, and adds 2 features: heated seats and sat nav. …'
 */
export function whichTrimSentence(trims: readonly WeighedTrim[]): string | null {
  const choice = whichTrim(trims)
  if (choice === null) return null
  const { recommended, cheapest } = choice
  if (recommended !== cheapest) {
    return `${step(recommended, cheapest, ['costs', ', the cheapest, and adds'])} That is ${perFeature(recommended, cheapest)}, within the ${worth} we count for a feature.`
  }
  if (trims.filter(({ monthlyPence }) => monthlyPence !== null).length === 1)
    return `${cheapest.name} is the only trim with offers, so there is nothing to weigh.`
  const next = nextTrimUp(trims, cheapest)
  if (next === null) return `${cheapest.name} costs least, and no other trim has more equipment.`
  return `${cheapest.name} costs least. ${step(next, cheapest, ['would cost', ' and add'])} That is ${perFeature(next, cheapest)}, more than the ${worth} we count for a feature.`
}

const worth = `${currency(featureWorthPence)} a month`

type Priced = WeighedTrim & { monthlyPence: number }

function step(trim: Priced, base: Priced, [costs, adds]: readonly [string, string]): string {
  const added = missingFrom(base, trim)
  const lost = missingFrom(trim, base)
  const more = `${trim.name} ${costs} ${currency(trim.monthlyPence - base.monthlyPence)} a month more than ${base.name}`
  const without = lost.length > 0 ? `, but goes without ${listed(lost)}` : ''
  return `${more}${adds} ${added.length === 1 ? 'one feature' : `${added.length} features`}: ${listed(added)}${without}.`
}

/** What one more feature costs a month, in whole pence. */
function perFeature(trim: Priced, base: Priced): string {
  const more = trim.features.length - base.features.length
  const pence = (trim.monthlyPence - base.monthlyPence) / more
  return `${currency(Math.round(pence))} for ${more === 1 ? 'one' : 'each'} extra feature`
}

function missingFrom(trim: WeighedTrim, other: WeighedTrim): FeatureFlag[] {
  return featureFlags.filter(
    (flag) => other.features.includes(flag) && !trim.features.includes(flag),
  )
}

/** "heated seats, sat nav and 5 more". */
function listed(flags: readonly FeatureFlag[]): string {
  const names = flags.map((flag) => inSentence(featureFlagLabels[flag]))
  const more = names.length - namedFeatures
  // "and 1 more" would be no shorter than the feature itself.
  if (more > 1) return `${names.slice(0, namedFeatures).join(', ')} and ${more} more`
  return new Intl.ListFormat('en-GB').format(names)
}
