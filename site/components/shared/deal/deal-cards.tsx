import type { Deal } from '#core/offer/deal.ts'
import type { Offer } from '#core/offer/offer.ts'
import { messages, picked } from '#site/messages/en.ts'
import { OfferGrid } from '#site/ui/offer-card/offer-card.tsx'
import { DealCard } from './deal-card.tsx'

/** The words of every card, for pages whose cards the browser draws as well. */
export const dealCardTexts = picked(messages.deal, ['price', 'card', 'facts'])

/** Deals as cards under a section's title. */
export function DealCards({
  deals,
  pathOf,
}: {
  deals: readonly Deal[]
  /** Where each leads, if not to its deal page. */
  pathOf?: ((offer: Offer) => string) | undefined
}) {
  return (
    <OfferGrid>
      {deals.map((deal) => (
        <DealCard key={deal.derivative.capId} deal={deal} texts={dealCardTexts} pathOf={pathOf} />
      ))}
    </OfferGrid>
  )
}
