import { isInStock, isPcpOffer } from '#core/offer/offer.ts'
import type { Deal } from '#core/offer/deal.ts'
import { currency } from '#core/pricing/money/currency.ts'
import { writtenDay } from '#core/time/written-day.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { OfferCard } from '#site/ui/offer-card/offer-card.tsx'
import { offerPath } from '#core/landing/offer-path.ts'
import { carDrawing } from './car-drawing.ts'
import { priceLines } from './price-lines.ts'
import { shortFacts } from './short-facts.ts'
import { specialOnCard } from './special-words.ts'

export type DealCardTexts = Pick<Messages['deal'], 'price' | 'card' | 'facts'>

export type DealCardProps = {
  deal: Deal
  texts: DealCardTexts
  headingLevel?: 2 | 3
  isFirst?: boolean
}

/**
 * A derivative and its best offer as a card that leads to that very offer, priced in full, with a mark on a
 * special one. A PCP's total holds a payment that is optional, so no effective month is worked out of it
 * (Rules D-42, D-44, P-73).
 */
export function DealCard({
  deal: { derivative, offer },
  texts,
  headingLevel = 3,
  isFirst = false,
}: DealCardProps) {
  const special = specialOnCard(offer, texts.card)
  return (
    <OfferCard
      href={offerPath(offer)}
      headingLevel={headingLevel}
      picture={{ ...carDrawing(derivative), alt: '', isFirst }}
      name={carName(derivative)}
      derivative={derivative.name}
      facts={shortFacts(derivative, texts.facts)}
      price={priceLines(offer, texts.price)}
      {...(special && { special })}
      delivery={fill(
        isInStock(offer) ? texts.card.inStock : texts.card.factory,
        offer.deliveryWeeks,
      )}
      isInStock={isInStock(offer)}
      provider={fill(texts.card.provider, { provider: offer.provider.name })}
      {...(!isPcpOffer(offer) && {
        effective: fill(texts.card.effective, { monthly: currency(offer.effectiveMonthlyPence) }),
      })}
      checked={fill(texts.card.checked, { date: writtenDay(offer.checkedAt) })}
    />
  )
}
