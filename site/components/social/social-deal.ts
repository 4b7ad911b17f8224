import { hash } from 'node:crypto'
import type { Deal } from '#core/offer/deal.ts'
import { financeTypeTable } from '#core/offer/finance-type.ts'
import { isPcpOffer } from '#core/offer/offer.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { carDrawing } from '#site/components/shared/deal/car-drawing.ts'
import { priceLines } from '#site/components/shared/deal/price-lines.ts'
import { offerTerms } from '#site/components/shared/deal/terms-words.ts'
import { messages } from '#site/messages/en.ts'
import { carFileName, type RangeCar } from '#site/ui/car-drawing/car-file-name.ts'

/** All that the picture of a shared deal shows. */
export type SocialDeal = {
  name: string
  version: string
  /** "£289.47" and "a month inc. VAT"; null for a PCP, whose price is never told without its example. */
  price: { monthly: string; unit: string } | null
  /** The other lines under the price. */
  lines: string[]
  drawing: RangeCar
}

/** What the picture of a shared deal shows: the car, and a lease's three price lines. Rules D-42, D-44, D-63. */
export function socialDeal({ derivative, offer }: Deal): SocialDeal {
  const shown = {
    name: carName(derivative),
    version: derivative.name,
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

/** The picture by what it shows: another price is another picture, for whoever has stored the last one. */
export const socialKey = ({ drawing, ...shown }: SocialDeal): string =>
  hash('sha256', JSON.stringify([shown, carFileName(drawing)]), 'base64url').slice(0, 12)

export const socialSize = { width: 1200, height: 630 } as const

/** The address of that picture. */
export const socialPath = (offerId: string, deal: SocialDeal): string =>
  `/site/og/${encodeURIComponent(offerId)}?v=${socialKey(deal)}`
