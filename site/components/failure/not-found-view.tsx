import type { ReactNode } from 'react'
import { messageText } from '#core/messages/message-text.ts'
import { paths } from '#core/routes/paths.ts'
import { messages } from '#site/messages/en.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { Column } from '#site/ui/page-section/page-section.tsx'

/**
 * The view of an address without a page.
 * @param words an editor's, in place of our own; the title stays as it is
 */
export function NotFoundView({ words }: { words?: ReactNode }) {
  const t = messages.failure
  const ways = [
    { label: t.linkCompare, href: paths.compare() },
    { label: t.linkCarSearch, href: paths.carSearch() },
    { label: t.linkGuides, href: paths.guides() },
  ]
  return (
    <Column>
      <EmptyState
        drawing="signpost"
        title={messageText('notFound.heading')}
        headingLevel={1}
        actions={<LinkButton href={paths.home()}>{messages.failed.backHome}</LinkButton>}
      >
        <p>{messageText('notFound.title')}.</p>
        {words ?? <p>{t.notFoundHelp}</p>}
        <ul>
          {ways.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </EmptyState>
    </Column>
  )
}
