import type { Deal } from '#core/offer/deal.ts'
import { messages } from '#site/messages/en.ts'
import { OfferGrid } from '#site/ui/offer-card/offer-card.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { DealCard } from '#site/components/shared/deal/deal-card.tsx'

/** The deals an editor chose for a text, priced today; nothing when none of the cars is quoted. */
export function RelatedDeals({ deals }: { deals: readonly Deal[] }) {
  if (deals.length === 0) return null
  const { price, card, facts } = messages.deal
  const t = messages.content
  return (
    <PageSection id="deals" title={t.relatedDeals} lede={t.relatedDealsLede}>
      <OfferGrid>
        {deals.map((deal) => (
          <DealCard key={deal.derivative.capId} deal={deal} texts={{ price, card, facts }} />
        ))}
      </OfferGrid>
    </PageSection>
  )
}
