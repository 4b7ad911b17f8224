import type { Deal } from '#core/offer/deal.ts'
import { messages, picked } from '#site/messages/en.ts'
import { OfferGrid } from '#site/ui/offer-card/offer-card.tsx'
import { DealCard } from './deal-card.tsx'

/** The words of every card, for pages whose cards the browser draws as well. */
export const dealCardTexts = picked(messages.deal, ['price', 'card', 'facts'])

/** Deals as cards under a section's title. */
export function DealCards({ deals }: { deals: readonly Deal[] }) {
  return (
    <OfferGrid>
      {deals.map((deal) => (
        <DealCard key={deal.derivative.capId} deal={deal} texts={dealCardTexts} />
      ))}
    </OfferGrid>
  )
}
