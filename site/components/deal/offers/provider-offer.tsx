import { isInStock, type Offer } from '#core/offer/offer.ts'
import { paths } from '#core/routes/paths.ts'
import { fill } from '#site/messages/fill.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { OfferRow } from '#site/ui/offer-card/offer-row.tsx'
import { ProviderMark } from '#site/ui/offer-card/provider-mark.tsx'
import { excessTerm } from '#site/components/shared/deal/deal-terms.ts'
import { openablePrice } from '#site/components/shared/deal/price-lines.ts'
import { providerMark } from '#site/components/shared/deal/provider-mark.ts'
import { specialSentence } from '#site/components/shared/deal/special-words.ts'
import { dealTexts } from '../deal-texts.ts'

export type ProviderOfferProps = { offer: Offer; isBest: boolean }

/** One provider's price, with the way to ask for it. */
export function ProviderOffer({ offer, isBest }: ProviderOfferProps) {
  const excess = excessTerm(offer, dealTexts.terms)
  const special = specialSentence(offer, dealTexts.card)
  return (
    <OfferRow
      provider={offer.provider.name}
      providerMark={<ProviderMark {...providerMark(offer.provider, dealTexts.card)} />}
      delivery={fill(
        isInStock(offer) ? dealTexts.card.inStock : dealTexts.card.factory,
        offer.deliveryWeeks,
      )}
      isInStock={isInStock(offer)}
      terms={[`${excess.label}: ${excess.value}`]}
      price={openablePrice(offer, dealTexts.price)}
      {...(special && { special })}
      {...(isBest && { mark: dealTexts.best })}
      action={
        <LinkButton
          href={paths.getThisDeal(offer.capId, offer.id)}
          look={isBest ? 'primary' : 'secondary'}
          aria-label={fill(dealTexts.chooseFrom, { provider: offer.provider.name })}
        >
          {dealTexts.choose}
        </LinkButton>
      }
    />
  )
}
