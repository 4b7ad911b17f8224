import { errorPage } from '#core/session/error-page.ts'
import t from '#site/messages/en/account-guard.json' with { type: 'json' }
import { LinkButton } from '#site/ui/button/button.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'

/** What somebody sees who may not open a page. Rules S-31, S-40. */
export function Refused({ status }: { status: number }) {
  const { homePath } = errorPage({ statusCode: status, message: null })
  return (
    <EmptyState
      drawing="road"
      title={t.refused.title}
      headingLevel={1}
      actions={<LinkButton href={homePath}>{t.refused.home}</LinkButton>}
    >
      <p>{t.refused.lede}</p>
    </EmptyState>
  )
}
