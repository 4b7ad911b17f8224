import { isPcpOffer, type Offer } from '#core/offer/offer.ts'
import { firstPaymentPence, totalPence } from '#core/pricing/lease/offer-amounts.ts'
import { monthlyPriceAlone } from '#site/components/shared/deal/price-lines.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'

/**
 * What has become of a quoted price: the same, another, or none. Credit's is never told without its
 * example, so of a PCP only that it changed. Rule D-44.
 * @param today the same offer as it is quoted now; null when it is not
 */
export function todayWords(
  quoted: Offer,
  today: Offer | null,
  texts: Messages['saved']['quote'],
): string {
  const provider = quoted.provider.name
  if (!today) return fill(texts.todayGone, { provider })
  if (isSamePrice(quoted, today)) return fill(texts.todaySame, { provider })
  const monthly = isPcpOffer(today) ? null : monthlyPriceAlone(today)
  return monthly === null
    ? fill(texts.todayOtherCredit, { provider })
    : fill(texts.todayOther, { provider, monthly })
}

const isSamePrice = (left: Offer, right: Offer): boolean =>
  left.monthlyPaymentPence === right.monthlyPaymentPence &&
  firstPaymentPence(left) === firstPaymentPence(right) &&
  totalPence(left) === totalPence(right)
