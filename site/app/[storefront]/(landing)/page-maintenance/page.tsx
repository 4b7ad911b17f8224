import { messages } from '#site/messages/en.ts'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Column } from '#site/ui/page-section/page-section.tsx'

const { maintenanceTitle: title, maintenanceHelp } = messages.failure

export const metadata = { title, robots: { index: false } }

/** The page that the front server sends, with status 503, at every address during maintenance. */
export default function Page() {
  return (
    <Column>
      <EmptyState drawing="road" title={title} headingLevel={1}>
        <p>{maintenanceHelp}</p>
      </EmptyState>
    </Column>
  )
}
