import type { ReactNode } from 'react'
import t from '#site/messages/en/account.json' with { type: 'json' }
import { Notice } from '#site/ui/notice/notice.tsx'
import { Column, PageTitle } from '#site/ui/page-section/page-section.tsx'
import styles from './account.module.css'

/** A page of accounts: its title and one form, and without script that accounts need it. Rule S-72. */
export function AccountPanel({
  title,
  lede,
  children,
}: {
  title: string
  lede?: string
  children: ReactNode
}) {
  return (
    <Column>
      <PageTitle title={title} {...(lede !== undefined && { lede })} />
      <div className={styles.panel}>{children}</div>
    </Column>
  )
}

/** Said where no script runs, and to whoever sent a log-in without one. Rule S-72. */
export function ScriptNeeded({ isAlways = false }: { isAlways?: boolean }) {
  const notice = <Notice>{t.script}</Notice>
  return isAlways ? notice : <noscript>{notice}</noscript>
}
