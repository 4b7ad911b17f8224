import type { ReactNode } from 'react'
import { messageText } from '#core/messages/message-text.ts'
import { type IsBuilt, plainPath } from '#core/routes/shown-link.ts'
import { errorPage } from '#core/session/error-page.ts'
import { messages } from '#site/messages/en.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx'
import { Column } from '#site/ui/page-section/page-section.tsx'
import styles from './not-found-view.module.css'

const { links, homePath } = errorPage({ statusCode: 404, message: null })

/**
 * The view of an address without a page. Rule S-34.
 * @param words an editor's, in place of our own; the title stays as it is
 */
export function NotFoundView({ isBuilt, words }: { isBuilt: IsBuilt; words?: ReactNode }) {
  const t = messages.failure
  return (
    <Column>
      <div data-failure>
        <EmptyState
          drawing="signpost"
          title={messageText('notFound.heading')}
          headingLevel={1}
          actions={<LinkButton href={homePath}>{messages.failed.backHome}</LinkButton>}
        >
          <p>{messageText('notFound.title')}.</p>
          {words ?? <p>{t.notFoundHelp}</p>}
          <ul className={styles.ways}>
            {links.filter(isBuilt).map((name) => (
              <li key={name}>
                <a href={plainPath(name)} className={styles.way}>
                  {t.waysOn[name]}
                </a>
              </li>
            ))}
          </ul>
        </EmptyState>
      </div>
    </Column>
  )
}
