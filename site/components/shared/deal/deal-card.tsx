'use no memo'

import type { ReactNode } from 'react'
import { isInStock, type Offer } from '#core/offer/offer.ts'
import { isCheapestOfSeveral, type ListedDeal } from '#core/offer/deal.ts'
import { writtenDay } from '#core/time/written-day.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { OfferCard } from '#site/ui/offer-card/offer-card.tsx'
import { ProviderMark } from '#site/ui/offer-card/provider-mark.tsx'
import { offerPath } from '#core/landing/offer-path.ts'
import { listedCarDrawing } from './car-drawing.ts'
import { effectiveOnCard } from './effective-words.ts'
import { providerMark } from './provider-mark.ts'
import { priceLines } from './price-lines.ts'
import { shortFacts } from './short-facts.ts'
import { specialOnCard } from './special-words.ts'
import { valueOnCard } from './value-words.ts'

export type DealCardTexts = Pick<Messages['deal'], 'price' | 'card' | 'facts'>

export type DealCardProps = {
  deal: ListedDeal
  texts: DealCardTexts
  headingLevel?: 2 | 3
  isFirst?: boolean
  /** Where it leads, if not to the deal page. */
  pathOf?: ((offer: Offer) => string) | undefined
  /** What stands below, outside the link. */
  actions?: ReactNode
  /** Without heart and value score, which lead to pages that no frame shows. Rule D-81. */
  isEmbedded?: boolean
}

/**
 * A derivative and its best offer as a card that leads to that very offer, priced in full, with a mark on a
 * special one. A PCP's total holds a payment that is optional, so no effective month is worked out of it
 * (Rules D-42, D-44, P-73). One that stands for its car model bears the model's name and says "from" where it is
 * the model's cheapest (Rule D-49). In a list it says the value score (Rule D-53).
 */
export function DealCard({
  deal,
  texts,
  headingLevel = 3,
  isFirst = false,
  pathOf = offerPath,
  actions,
  isEmbedded = false,
}: DealCardProps) {
  const { derivative, offer, group } = deal
  const price = priceLines(offer, texts.price)
  const isFrom = price.kind === 'hire' && isCheapestOfSeveral(deal)
  const special = specialOnCard(offer, texts.card)
  const effective = effectiveOnCard(offer, texts.card)
  const value = isEmbedded ? null : valueOnCard(deal, texts.card)
  return (
    <OfferCard
      href={pathOf(offer)}
      headingLevel={headingLevel}
      picture={{ ...listedCarDrawing(derivative), alt: '', isFirst }}
      name={carName(group ? { ...derivative, range: derivative.carModel } : derivative)}
      derivative={derivative.name}
      facts={shortFacts(derivative, texts.facts)}
      price={isFrom ? { ...price, from: texts.card.from } : price}
      {...(special && { special })}
      delivery={fill(
        isInStock(offer) ? texts.card.inStock : texts.card.factory,
        offer.deliveryWeeks,
      )}
      isInStock={isInStock(offer)}
      provider={
        <>
          <ProviderMark {...providerMark(offer.provider, texts.card)} />{' '}
          {fill(texts.card.provider, { provider: offer.provider.name })}
        </>
      }
      {...(effective && { effective })}
      {...(value && { value })}
      checked={fill(texts.card.checked, { date: writtenDay(offer.checkedAt) })}
      {...(!isEmbedded && {
        save: {
          deal: offer.id,
          label: fill(texts.card.save, { car: `${carName(derivative)} ${derivative.name}` }),
        },
      })}
      actions={actions}
    />
  )
}
