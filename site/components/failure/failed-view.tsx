import type { ReactNode } from 'react'
import { messageText } from '#core/messages/message-text.ts'
import { paths } from '#core/paths/paths.ts'
import failure from '../../messages/en/failure.json' with { type: 'json' }
import { LinkButton } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Column } from '../../ui/page-section/page-section.tsx'

/**
 * What a visitor sees when a page could not be made.
 * @param words an editor's, after our own
 */
export function FailedView({ words }: { words?: ReactNode }) {
  return (
    <Column>
      <EmptyState
        drawing="road"
        title={failure.failedTitle}
        headingLevel={1}
        actions={<LinkButton href={paths.home()}>{failure.backHome}</LinkButton>}
      >
        <p>{messageText('errors.generic')}</p>
        {words}
      </EmptyState>
    </Column>
  )
}
