import { cardPath } from '#core/landing/offer-path.ts'
import { isInStock, type Offer } from '#core/offer/offer.ts'
import { fill } from '#site/messages/fill.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { OfferRow } from '#site/ui/offer-card/offer-row.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { excessTerm } from '#site/components/shared/deal/deal-terms.ts'
import { openablePrice } from '#site/components/shared/deal/price-lines.ts'
import type { SpecialOfferTexts } from './special-offer-texts.ts'

export type NextBestProps = { offers: readonly Offer[]; texts: SpecialOfferTexts }

/** What other providers ask for the same car on the same terms. Rule P-67. */
export function NextBest({ offers, texts: { own, ...texts } }: NextBestProps) {
  return (
    <PageSection id="next-best" title={own.nextTitle} lede={offers.length > 0 ? own.nextLede : ''}>
      {offers.length === 0 ? <p>{own.nextNone}</p> : null}
      {offers.map((offer) => {
        const { provider, deliveryWeeks } = offer
        const excess = excessTerm(offer, texts.terms)
        return (
          <OfferRow
            key={offer.id}
            provider={provider.name}
            delivery={fill(
              isInStock(offer) ? texts.card.inStock : texts.card.factory,
              deliveryWeeks,
            )}
            isInStock={isInStock(offer)}
            terms={[`${excess.label}: ${excess.value}`]}
            price={openablePrice(offer, texts.price)}
            action={
              <LinkButton
                href={cardPath(offer)}
                look="secondary"
                aria-label={fill(own.seeFrom, { provider: provider.name })}
              >
                {own.see}
              </LinkButton>
            }
          />
        )
      })}
    </PageSection>
  )
}
