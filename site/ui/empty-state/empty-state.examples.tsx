import { LinkButton } from '../button/button.tsx'
import type { Examples } from '../gallery/examples.ts'
import { EmptyState } from './empty-state.tsx'

export const emptyStateExamples: Examples = {
  'Nothing found': (
    <EmptyState
      drawing="road"
      title="We found nothing"
      actions={
        <>
          <LinkButton href="/compare-car-leasing">Clear the filters</LinkButton>
          <LinkButton href="/manufacturers" look="secondary">
            See all makes
          </LinkButton>
        </>
      }
    >
      <p>Try again with different options.</p>
    </EmptyState>
  ),
  'No such page': (
    <EmptyState
      drawing="signpost"
      title="This page could not be found"
      actions={<LinkButton href="/">Back to home</LinkButton>}
    >
      <p>The address may have a slip in it, or the page has gone.</p>
    </EmptyState>
  ),
  'Without a next step': (
    <EmptyState drawing="road" title="Nothing saved yet" headingLevel={3}>
      <p>Cars that you save are kept here.</p>
    </EmptyState>
  ),
}
