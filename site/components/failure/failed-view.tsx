'use no memo'

import type { ReactNode } from 'react'
import failed from '#site/messages/en/failed.json' with { type: 'json' }
import { NativeLinkButton } from '#site/ui/button/native-link-button.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Column } from '#site/ui/page-section/page-section.tsx'

/**
 * The view of a page that failed to render. It is loaded where something is amiss, so the sentence and
 * the home page's address stand here without the tables they are of.
 * @param words an editor's, after our own
 */
export function FailedView({ words }: { words?: ReactNode }) {
  return (
    <Column>
      <div data-failure>
        <EmptyState
          drawing="road"
          title={failed.title}
          headingLevel={1}
          actions={<NativeLinkButton href="/">{failed.backHome}</NativeLinkButton>}
        >
          <p>{failed.text}</p>
          {words}
        </EmptyState>
      </div>
    </Column>
  )
}
