'use no memo'

import { memo } from 'react'
import type { FilterScope } from '#core/filters/filter-values.ts'
import type { ListedDeal } from '#core/offer/deal.ts'
import { OfferGrid } from '#site/ui/offer-card/offer-card.tsx'
import type { DealCardTexts } from '#site/components/shared/deal/deal-card.tsx'
import { GroupedCard } from './grouped/grouped-card.tsx'

export type DealGridProps = {
  deals: readonly ListedDeal[]
  scope: FilterScope
  /** Providers were chosen. Rule D-91. */
  isOfProviders: boolean
  texts: DealCardTexts
}

/** The first rows are seen at once, so their pictures do not wait. */
export const picturesAtOnce = 3

/**
 * The cards of a page. Drawn anew only for other deals: a choice in the filters changes the
 * filters at once and the cards when their answer comes, so a press never waits for the cards.
 */
export const DealGrid = memo(function Cards({ deals, scope, isOfProviders, texts }: DealGridProps) {
  return (
    <OfferGrid>
      {deals.map((deal, index) => (
        <GroupedCard
          key={deal.derivative.capId}
          deal={deal}
          scope={scope}
          isOfProviders={isOfProviders}
          texts={texts}
          isFirst={index < picturesAtOnce}
        />
      ))}
    </OfferGrid>
  )
})
