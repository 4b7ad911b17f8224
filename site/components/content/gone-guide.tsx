import { paths } from '#core/routes/paths.ts'
import { messages } from '#site/messages/en.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Column } from '#site/ui/page-section/page-section.tsx'

/** What stands at the address of a guide that was withdrawn. Rule R-45. */
export function GoneGuide() {
  const t = messages.content.gone
  return (
    <Column>
      <EmptyState
        drawing="road"
        headingLevel={1}
        title={t.title}
        actions={<LinkButton href={paths.guides()}>{t.guides}</LinkButton>}
      >
        <p>{t.text}</p>
      </EmptyState>
    </Column>
  )
}
