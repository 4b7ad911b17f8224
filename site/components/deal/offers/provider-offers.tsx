import { fill } from '#site/messages/fill.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import type { DealSectionProps } from '../deal-section.ts'
import { dealTexts } from '../deal-texts.ts'
import { ProviderOffer } from './provider-offer.tsx'

/** Every provider's price for the deal. */
export function ProviderOffers({ view }: DealSectionProps) {
  const { best, offers, providerCount } = view
  return (
    <PageSection
      id="offers"
      title={
        providerCount === 1
          ? dealTexts.offersCountOne
          : fill(dealTexts.offersCount, { count: providerCount })
      }
      lede={dealTexts.offersLede}
    >
      {offers.map((offer) => (
        <ProviderOffer
          key={offer.id}
          offer={offer}
          isBest={offer.id === best.id && providerCount > 1}
        />
      ))}
    </PageSection>
  )
}
