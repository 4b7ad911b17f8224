import { memo } from 'react'
import type { Deal } from '#core/offer/deal.ts'
import { OfferGrid } from '#site/ui/offer-card/offer-card.tsx'
import { DealCard, type DealCardTexts } from '#site/components/shared/deal/deal-card.tsx'

type DealGridProps = { deals: readonly Deal[]; texts: DealCardTexts }

/** The first rows are seen at once, so their pictures do not wait. */
const picturesAtOnce = 3

/**
 * The cards of a page. Drawn anew only for other deals: a choice in the filters changes the
 * filters at once and the cards when their answer comes, so a press never waits for the cards.
 */
export const DealGrid = memo(function Cards({ deals, texts }: DealGridProps) {
  return (
    <OfferGrid>
      {deals.map((deal, index) => (
        <DealCard
          key={deal.derivative.capId}
          deal={deal}
          texts={texts}
          headingLevel={2}
          isFirst={index < picturesAtOnce}
        />
      ))}
    </OfferGrid>
  )
})
