import { messages } from '#site/messages/en.ts'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Column } from '#site/ui/page-section/page-section.tsx'

/** The view during maintenance. */
export function MaintenanceView() {
  return (
    <Column>
      <EmptyState drawing="road" title={messages.failure.maintenanceTitle} headingLevel={1}>
        <p>{messages.failure.maintenanceHelp}</p>
      </EmptyState>
    </Column>
  )
}
