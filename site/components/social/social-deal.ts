import type { Deal } from '#core/offer/deal.ts'
import { financeTypeTable } from '#core/offer/finance-type.ts'
import { isPcpOffer } from '#core/offer/offer.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { carDrawing } from '#site/components/shared/deal/car-drawing.ts'
import { priceLines } from '#site/components/shared/deal/price-lines.ts'
import { offerTerms } from '#site/components/shared/deal/terms-words.ts'
import { messages } from '#site/messages/en.ts'
import type { SocialPicture } from './social-picture.ts'

/**
 * What the picture of a shared deal shows: the car, and a lease's three price lines; of a PCP its
 * terms and no price, which is never told without its example. Rules D-42, D-44, D-63.
 */
export function socialDeal({ derivative, offer }: Deal): SocialPicture {
  const shown = {
    name: carName(derivative),
    about: derivative.name,
    drawing: carDrawing(derivative),
  }
  const price = priceLines(offer, messages.deal.price)
  if (price.kind !== 'hire' || isPcpOffer(offer))
    return { ...shown, price: null, lines: [offerTerms(offer, messages.saved.compare)] }
  return {
    ...shown,
    price: { monthly: price.monthly, unit: price.monthlyUnit },
    lines: [
      price.payments,
      `${price.mileage} · ${financeTypeTable[offer.profile.financeType].label}`,
      `${price.total} ${price.totalUnit}`,
    ],
  }
}
