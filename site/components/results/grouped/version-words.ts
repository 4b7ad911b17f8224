import type { ListedDeal } from '#core/offer/deal.ts'
import { isPcpOffer } from '#core/offer/offer.ts'
import { currency } from '#core/pricing/money/currency.ts'
import { countText } from '#site/components/shared/deal/count-text.ts'
import type { DealCardTexts } from '#site/components/shared/deal/deal-card.tsx'
import { fill } from '#site/messages/fill.ts'

type Texts = Pick<DealCardTexts['card'], 'more' | 'moreOne' | 'moreFrom'>

/**
 * What a card says of the other deals of its car model: "5 more versions from £129.83". Null where
 * there are none; of PCPs without a price, which is never told without its example (Rules D-44,
 * D-49).
 */
export function versionWords({ offer, group }: ListedDeal, texts: Texts): string | null {
  if (!group || group.otherwiseFromPence === null) return null
  const count = group.deals - 1
  const versions = count === 1 ? texts.moreOne : fill(texts.more, { count: countText(count) })
  const price = currency(group.otherwiseFromPence)
  return isPcpOffer(offer) ? versions : fill(texts.moreFrom, { versions, price })
}
