import {
  shareDifference,
  type ShareDifference,
  shareInterval,
  type ShareInterval,
  type VariantCounts,
} from './share-interval.ts'

/** A variant as an editor sees it, with what was counted of it. */
export type CountedVariant = VariantCounts & { name: string; label: string }

export type VariantResult = CountedVariant & {
  share: ShareInterval | null
  /** Against the first variant; null for the first itself, and while either has no views. */
  difference: ShareDifference | null
}

export type ScenarioResult = { variants: VariantResult[]; sentence: string }

/** What was counted of a scenario's variants, the first of which the others are compared with. Rules. */
export function scenarioResult(counted: readonly CountedVariant[]): ScenarioResult {
  const variants = counted.map((variant) => ({ ...variant, share: shareInterval(variant) }))
  const first = variants[0]?.share ?? null
  const results = variants.map((variant, at) => ({
    ...variant,
    difference: at > 0 && first && variant.share ? shareDifference(first, variant.share) : null,
  }))
  return { variants: results, sentence: sentenceOf(results) }
}

/** Views of each variant before anything is said of them: of fewer, one visitor is too much. Rule X-21. */
const fewestViews = 100

/** What the counts say, in a sentence that claims no more than they do. Rule X-21. */
function sentenceOf(results: readonly VariantResult[]): string {
  const [first, ...others] = results
  if (!first || others.length === 0) return 'There is one variant: nothing to compare.'
  if (results.every(({ views }) => views === 0)) return 'Nothing has been counted yet.'
  const isCounted = ({ views }: CountedVariant) => views >= fewestViews
  const apart = others.filter(
    (each) => isCounted(first) && isCounted(each) && each.difference && isApart(each.difference),
  )
  if (apart.length === 0) return 'No difference can be told yet.'
  return apart.map((variant) => differenceText(first, variant)).join(' ')
}

/** Whether an interval lies on one side of no difference. */
const isApart = ({ low, high }: ShareDifference): boolean => low > 0 || high < 0

function differenceText(first: CountedVariant, { label, difference }: VariantResult): string {
  const { low, high } = difference!
  const [least, most] = [Math.abs(low), Math.abs(high)].toSorted((a, b) => a - b)
  const points = `${pointsText(least!)} to ${pointsText(most!)}`
  const direction = low > 0 ? 'more' : 'fewer'
  return `“${label}” leads to ${direction} enquiries than “${first.label}”: by ${points} in a hundred views.`
}

const pointsText = (share: number): string => (share * 100).toFixed(1)

/** A share with its bounds, in per cent. @example '4.2% (3.1 to 5.6)' */
export function shareText({ share, low, high }: ShareInterval): string {
  return `${pointsText(share)}% (${pointsText(low)} to ${pointsText(high)})`
}
