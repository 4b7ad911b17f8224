import { messages } from '#site/messages/en.ts'
import { Button } from '#site/ui/button/button.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Column } from '#site/ui/page-section/page-section.tsx'

export type UnsentViewProps = {
  /** Placeholder in the HTML for the fields. */
  mark: string
}

/**
 * The view, without script, of a form that could not be accepted: it holds everything typed, and a
 * button sends it again to the same address. Rule G-07.
 */
export function UnsentView({ mark }: UnsentViewProps) {
  const t = messages.failure
  return (
    <Column>
      <EmptyState
        drawing="road"
        title={t.unsentTitle}
        headingLevel={1}
        actions={
          <form method="post">
            {/* React leaves alone what is inside when it hydrates, so the fields stay. */}
            <div hidden dangerouslySetInnerHTML={{ __html: mark }} />
            <Button type="submit">{t.unsentAgain}</Button>
          </form>
        }
      >
        <p>{t.unsentHelp}</p>
      </EmptyState>
    </Column>
  )
}
