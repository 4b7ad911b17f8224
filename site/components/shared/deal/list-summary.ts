import type { Deal, DealPage } from '#core/offer/deal.ts'
import { cheapestDeal } from '#core/filters/address/list-pages.ts'
import type { Sort } from '#core/filters/query/sort.ts'
import { vatWords } from '#core/pricing/vat/offer-with-vat.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { monthlyPriceAlone } from './price-lines.ts'
import { countText } from './count-text.ts'

type ShownList = Pick<DealPage, 'total' | 'dealCount' | 'page'> & {
  sort: Sort
  deals: readonly Deal[]
}

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
 * How many deals a list holds, on how many car models where it has one card for each, and from what
 * price where its first card is its cheapest. Read out when it changes; a business is told whether
 * VAT is in it. Rules D-45, F-108, P-76.
 */
export function listSummary(
  { sort, page, deals, total, dealCount: count = total }: ShownList,
  texts: Texts,
): string {
  const cheapest = cheapestDeal({ sort, page, deals })
  const price = cheapest && monthlyPriceAlone(cheapest.offer)
  const isGrouped = count !== total
  const many = isGrouped ? [texts.totalOn, texts.totalOnFrom] : [texts.total, texts.totalFrom]
  const models = total === 1 ? texts.modelsOne : fill(texts.models, { count: countText(total) })
  const said = price
    ? { many: many[1]!, one: texts.totalFromOne, none: texts.none }
    : { many: many[0]!, one: texts.totalOne, none: texts.none }
  const words = fill(dealCount(count, said), { models, ...(price && { price }) })
  const isBusiness = cheapest?.offer.profile.financeType === 'business'
  return price && isBusiness ? `${words} ${vatWords(cheapest.offer)}` : words
}
