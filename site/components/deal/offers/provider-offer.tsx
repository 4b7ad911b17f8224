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
import { ChoiceLink } from '../choice-link.tsx'
import { dealTexts } from '../deal-texts.ts'
import { ProviderContact } from './provider-contact.tsx'
import type { ProviderFacts } from '#site/data/providers/types.ts'
import styles from './offers.module.css'

export type ProviderOfferProps = {
  offer: Offer
  isBest: boolean
  /** The page's price is this offer's. */
  isChosen: boolean
  /** It was chosen in place of the best. */
  isMarked: boolean
  facts: ProviderFacts | undefined
  nowMs: number | null
  hash: string | undefined
  choosePath: string
  onChoose: () => void
}

/** One provider's price, what to know of the provider, and the way to ask for it. Rules L-61, L-63. */
export function ProviderOffer(props: ProviderOfferProps) {
  const { offer, isBest, isChosen, isMarked, facts } = props
  const { provider } = offer
  const texts = dealTexts.offers
  const choice = isBest ? texts.backToBest : texts.choose
  const excess = excessTerm(offer, dealTexts.terms)
  const special = specialSentence(offer, dealTexts.card)
  const marks = [isBest ? dealTexts.best : '', isMarked ? texts.chosen : ''].filter(Boolean)
  return (
    <OfferRow
      provider={provider.name}
      providerMark={<ProviderMark {...providerMark(provider, dealTexts.card)} />}
      delivery={fill(
        isInStock(offer) ? dealTexts.card.inStock : dealTexts.card.factory,
        offer.deliveryWeeks,
      )}
      isInStock={isInStock(offer)}
      terms={[
        `${excess.label}: ${excess.value}`,
        ...(offer.message === null ? [] : [offer.message]),
        ...(facts ? [texts.credit[facts.credit], fill(texts.area, { area: facts.area })] : []),
      ]}
      price={openablePrice(offer, dealTexts.price)}
      {...(special && { special })}
      {...(marks.length > 0 && { mark: marks.join(', ') })}
      action={
        <div className={styles.actions}>
          <LinkButton
            href={paths.getThisDeal(offer.capId, offer.id, props.hash)}
            look={isChosen ? 'primary' : 'secondary'}
          >
            {fill(dealTexts.askShort, { provider: provider.name })}
          </LinkButton>
          {isChosen ? null : (
            <ChoiceLink
              href={props.choosePath}
              className={styles.other}
              aria-label={fill(texts.chooseFrom, { choice, provider: provider.name })}
              onChoose={props.onChoose}
            >
              {choice}
            </ChoiceLink>
          )}
          <ProviderContact provider={provider} facts={facts} nowMs={props.nowMs} />
        </div>
      }
    />
  )
}
