import { shownScore } from '#core/pricing/value/value-words.ts'
import { paths } from '#core/routes/paths.ts'
import type { ListedDeal } from '#core/offer/deal.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'

/**
 * The value score on a card of a list, and the page that explains it; undefined for a deal without
 * one. Rules P-84, D-53.
 */
export function valueOnCard(
  { score, derivative: { isApproximate } }: ListedDeal,
  { value, valueAbout }: Pick<Messages['deal']['card'], 'value' | 'valueAbout'>,
): { words: string; href: string } | undefined {
  if (score === undefined || score === null) return undefined
  return {
    words: fill(isApproximate ? valueAbout : value, { score: shownScore(score, isApproximate) }),
    href: paths.valueScore(),
  }
}
