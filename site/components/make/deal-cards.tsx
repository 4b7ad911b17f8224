import type { Deal } from '#core/offer/deal.ts'
import { messages } from '#site/messages/en.ts'
import { OfferGrid } from '#site/ui/offer-card/offer-card.tsx'
import { DealCard } from '#site/components/shared/deal/deal-card.tsx'

/** Deals as cards under a section's title. */
export function DealCards({ deals }: { deals: readonly Deal[] }) {
  const { price, card, facts } = messages.deal
  return (
    <OfferGrid>
      {deals.map((deal) => (
        <DealCard key={deal.derivative.capId} deal={deal} texts={{ price, card, facts }} />
      ))}
    </OfferGrid>
  )
}
