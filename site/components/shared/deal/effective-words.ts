import { isPcpOffer, type Offer } from '#core/offer/offer.ts'
import { currency } from '#core/pricing/money/currency.ts'
import { isShownWithVat } from '#core/pricing/vat/offer-with-vat.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'

/**
 * What a month of a lease costs over the whole contract. Only with maintenance and VAT is everything
 * in it; undefined for a PCP, whose total holds a payment that is optional. Rules D-52, D-57.
 */
export function effectiveOnCard(offer: Offer, texts: Messages['deal']['card']): string | undefined {
  if (isPcpOffer(offer)) return undefined
  const isEverything = offer.profile.isMaintained && isShownWithVat(offer)
  return fill(isEverything ? texts.everything : texts.effective, {
    monthly: currency(offer.effectiveMonthlyPence),
  })
}
