import { cardPath } from '#core/landing/offer-path.ts'
import type { Deal } from '#core/offer/deal.ts'
import { carName } from '#core/vehicle/car-name.ts'
import texts from '#site/messages/en/deal-card.json' with { type: 'json' }
import { priceLines } from '#site/components/shared/deal/price-lines.ts'
import { specialOnCard } from '#site/components/shared/deal/special-words.ts'
import type { StripDeal } from '#site/ui/deal-strip/deal-strip.tsx'

/** A deal beside another in few lines, with the mark of a special offer. Rules D-58, P-73. */
export function besideLine({ derivative, offer }: Deal): StripDeal {
  const special = specialOnCard(offer, texts.card)
  return {
    href: cardPath(offer),
    name: carName(derivative),
    derivative: derivative.name,
    price: priceLines(offer, texts.price),
    note: special && `${special.mark}: ${special.why}`,
    isGood: special !== undefined,
  }
}
