import type { ReactNode } from 'react'
import { accountPaths } from '#core/routes/account-paths.ts'
import type { IsBuilt } from '#core/routes/shown-link.ts'
import { officeSections } from '#core/session/office-sections.ts'
import { messages } from '#site/messages/en.ts'
import { Logo } from '#site/ui/logo/logo.tsx'
import { SkipLink } from '#site/ui/skip-link/skip-link.tsx'
import styles from './admin-frame.module.css'
import { AdminNav } from './admin-nav.tsx'

const mainId = 'main'

type Props = { name: string; isBuilt: IsBuilt; children: ReactNode }

/** The office around its pages: our name, its sections, who is there. Rule R-46. */
export function AdminFrame({ name, isBuilt, children }: Props) {
  const t = messages.admin
  return (
    <>
      <SkipLink href={`#${mainId}`} label={t.skip} />
      <header className={styles.header}>
        <div className={styles.inner}>
          <a href={accountPaths.adminUsers()} className={styles.home}>
            <Logo label={name} /> <span className={styles.office}>{t.office}</span>
          </a>
          <AdminNav routes={officeSections.map(({ route }) => route).filter(isBuilt)} />
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </>
  )
}
