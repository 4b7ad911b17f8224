import { paths } from '#core/routes/paths.ts'
import { messages } from '#site/messages/en.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Column } from '#site/ui/page-section/page-section.tsx'

/** What stands at the address of a quote that has run out. Rule R-37. */
export function ExpiredQuote() {
  const t = messages.saved.quote
  return (
    <Column>
      <EmptyState
        drawing="road"
        headingLevel={1}
        title={t.expired}
        actions={
          <>
            <LinkButton href={paths.search()}>{t.expiredFind}</LinkButton>
            <LinkButton look="secondary" href={paths.compare()}>
              {t.expiredAll}
            </LinkButton>
          </>
        }
      >
        <p>{t.expiredText}</p>
      </EmptyState>
    </Column>
  )
}
