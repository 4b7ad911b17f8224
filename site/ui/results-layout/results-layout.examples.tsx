import { EmptyState } from '../empty-state/empty-state.tsx'
import { Chip, ChipRow } from '../chip/chip.tsx'
import { filterPanel } from '../filter-panel/filter-panel.examples.tsx'
import type { Examples } from '../gallery/examples.ts'
import { cards } from '../offer-card/offer-card.examples.tsx'
import { OfferCardSkeleton, OfferGrid } from '../offer-card/offer-card.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { SentenceSelect } from '../sentence-select/sentence-select.tsx'
import { ResultsLayout } from './results-layout.tsx'

const href = '/compare-car-leasing'

const sort = (
  <p>
    Sort by <SentenceSelect label="Sort by" options={[{ value: '', label: 'Monthly price' }]} />
  </p>
)

export const resultsLayoutExamples: Examples = {
  'A list': (
    <ResultsLayout
      title="BMW lease deals"
      summary="214 deals from £189.40 a month"
      chips={
        <ChipRow label="Filters of the list">
          <Chip label="BMW" href={href} removeLabel="Remove BMW" />
          <Chip label="36 months" href={href} removeLabel="Remove 36 months" />
        </ChipRow>
      }
      sort={sort}
      filters={filterPanel('example-list')}
      pagination={
        <Pagination
          label="Pages of the list"
          pageLabel={(page) => `Page ${page}`}
          next={{ href, label: 'Next' }}
          steps={[
            { page: 1, href, isCurrent: true },
            { page: 2, href, isCurrent: false },
          ]}
        />
      }
    >
      {cards}
    </ResultsLayout>
  ),
  Loading: (
    <ResultsLayout
      title="BMW lease deals"
      summary="Looking for deals"
      sort={sort}
      filters={filterPanel('example-loading')}
    >
      <OfferGrid>
        <OfferCardSkeleton />
        <OfferCardSkeleton />
        <OfferCardSkeleton />
      </OfferGrid>
    </ResultsLayout>
  ),
  Empty: (
    <ResultsLayout
      title="BMW lease deals"
      summary="No deals"
      sort={sort}
      filters={filterPanel('example-empty')}
    >
      <EmptyState drawing="road" title="We found nothing">
        <p>Try again with different options.</p>
      </EmptyState>
    </ResultsLayout>
  ),
}
