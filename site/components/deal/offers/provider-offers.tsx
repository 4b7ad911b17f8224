import type { OfferChoice } from '#core/landing/offer-choice.ts'
import { dealPath, withCustomerForm } from '#core/landing/offer-path.ts'
import { fill } from '#site/messages/fill.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import type { DealSectionProps } from '../deal-section.ts'
import { dealTexts } from '../deal-texts.ts'
import { OfferChoices } from './offer-choices.tsx'
import type { ProviderFacts } from '#site/data/providers/types.ts'
import { ProviderOffer } from './provider-offer.tsx'

export type ProviderOffersProps = DealSectionProps & {
  providers: readonly ProviderFacts[]
  nowMs: number | null
  onChoice: (change: Partial<OfferChoice>) => void
}

/** Every provider's price for the deal, in the order chosen; one of them may be marked. */
export function ProviderOffers(props: ProviderOffersProps) {
  const { capId, view, isWithVat, providers, nowMs, onChoice } = props
  const { best, shown, choice, providerCount } = view
  return (
    <PageSection
      id="offers"
      title={
        providerCount === 1
          ? dealTexts.offersCountOne
          : fill(dealTexts.offersCount, { count: providerCount })
      }
      lede={dealTexts.offers.lede[choice.sort]}
    >
      <OfferChoices {...props} />
      {view.offers.map((offer) => {
        const offerId = offer.id === best.id ? null : offer.id
        return (
          <ProviderOffer
            key={offer.id}
            offer={offer}
            isBest={offerId === null && providerCount > 1}
            isChosen={offer.id === shown.id}
            isMarked={offer.id === choice.offerId}
            facts={providers.find(({ id }) => id === offer.provider.id)}
            nowMs={nowMs}
            hash={props.hash}
            choosePath={withCustomerForm(
              dealPath(capId, view.selection, isWithVat, { ...choice, offerId }),
              props.hash,
            )}
            onChoose={() => onChoice({ offerId })}
          />
        )
      })}
    </PageSection>
  )
}
