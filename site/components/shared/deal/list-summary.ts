import type { Deal } from '#core/offer/deal.ts'
import { cheapestDeal } from '#core/filters/address/list-pages.ts'
import type { Sort } from '#core/filters/query/sort.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { monthlyPriceAlone } from './price-lines.ts'
import { countText } from './count-text.ts'

type Texts = Messages['results']['list']

/** "1,204 deals", "1 deal", or what is said when there are none. */
export function dealCount(
  total: number,
  texts: { many: string; one: string; none: string },
): string {
  if (total === 0) return texts.none
  return total === 1 ? texts.one : fill(texts.many, { count: countText(total) })
}

/**
 * How many deals a list holds and, where its first card is its cheapest, from what price. Read
 * out when it changes. Rule D-45.
 */
export function listSummary(
  { total, sort, page, deals }: { total: number; sort: Sort; page: number; deals: readonly Deal[] },
  texts: Texts,
): string {
  const cheapest = cheapestDeal({ sort, page, deals })
  const price = cheapest && monthlyPriceAlone(cheapest.offer)
  if (!price) return dealCount(total, { many: texts.total, one: texts.totalOne, none: texts.none })
  return fill(
    dealCount(total, { many: texts.totalFrom, one: texts.totalFromOne, none: texts.none }),
    { price },
  )
}
