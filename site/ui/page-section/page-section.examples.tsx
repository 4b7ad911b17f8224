import type { Examples } from '../gallery/examples.ts'
import { PageSection, PageTitle } from './page-section.tsx'

export const pageSectionExamples: Examples = {
  'First lines of a page': (
    <PageTitle title="Car leasing guides" lede="What to know before you sign." />
  ),
  'First line alone': <PageTitle title="Questions" />,
  'Section with all its parts': (
    <PageSection
      title="Cheapest this week"
      lede="By what they cost in total."
      aside={<a href="/compare-car-leasing">See all deals</a>}
    >
      <p>What the section holds.</p>
    </PageSection>
  ),
  'Plain section': (
    <PageSection title="How it works">
      <p>What the section holds.</p>
    </PageSection>
  ),
}
