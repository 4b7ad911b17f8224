import type { ReactNode } from 'react'
import { paths } from '#core/routes/paths.ts'
import { writtenDay } from '#core/time/written-day.ts'
import type { Watched } from '#site/data/account/browser.ts'
import { fill } from '#site/messages/fill.ts'
import t from '#site/messages/en/account.json' with { type: 'json' }
import { Button } from '#site/ui/button/button.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import styles from './account-home.module.css'

type Props = {
  searches: Watched['savedSearches']
  email: string
  /** What was done to one. */
  said: ReactNode
  remove: (hash: string) => Promise<void>
}

/** The searches saved with an account's address, each with the way to take it up again. Rule S-76. */
export function SavedSearches({ searches, email, said, remove }: Props) {
  return (
    <PageSection title={t.home.searches} lede={t.home.searchesLede}>
      {said}
      {searches.length === 0 ? <p>{fill(t.home.noSearches, { email })}</p> : null}
      <ul className={styles.watched}>
        {searches.map(({ hash, title, terms, expiresAt }) => (
          <li key={hash} className={styles.enquiry}>
            <h3 className={styles.car}>
              <a href={paths.findMyDeal(`hash=${hash}`)}>{title}</a>
            </h3>
            <p className={styles.terms}>
              {terms} {fill(t.home.searchUntil, { day: writtenDay(expiresAt) })}
            </p>
            <Button
              look="secondary"
              aria-label={fill(t.home.removeLabel, { title })}
              onClick={() => void remove(hash)}
            >
              {t.home.remove}
            </Button>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
