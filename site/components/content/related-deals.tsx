import type { Deal } from '#core/offer/deal.ts'
import { messages } from '#site/messages/en.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { DealCards } from '#site/components/shared/deal/deal-cards.tsx'

/** The deals an editor chose for a text, priced today; nothing when none of the cars is quoted. */
export function RelatedDeals({ deals }: { deals: readonly Deal[] }) {
  if (deals.length === 0) return null
  const t = messages.content
  return (
    <PageSection id="deals" title={t.relatedDeals} lede={t.relatedDealsLede}>
      <DealCards deals={deals} />
    </PageSection>
  )
}
