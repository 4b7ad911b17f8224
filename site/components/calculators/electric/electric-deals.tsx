import { filtersToSearch } from '#core/filters/address/filters-to-search.ts'
import { defaultFilters } from '#core/filters/filter-values.ts'
import type { Deal } from '#core/offer/deal.ts'
import { paths } from '#core/routes/paths.ts'
import type { BodyType } from '#core/vehicle/body-type.ts'
import { DealCards } from '#site/components/shared/deal/deal-cards.tsx'
import { messages } from '#site/messages/en.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'

/** The cheapest electric cars of the chosen kind; nothing while there are none. */
export function ElectricDeals({
  deals,
  bodyType,
}: {
  deals: readonly Deal[]
  bodyType: BodyType | null
}) {
  if (deals.length === 0 || bodyType === null) return null
  const filters = { ...defaultFilters(), bodyTypes: [bodyType], fuelTypes: ['electric' as const] }
  return (
    <div data-no-print>
      <PageSection
        title={messages.electric.deals}
        aside={
          <a href={paths.compare(filtersToSearch(filters, 1, {}))}>{messages.electric.dealsAll}</a>
        }
      >
        <DealCards deals={deals} />
      </PageSection>
    </div>
  )
}
