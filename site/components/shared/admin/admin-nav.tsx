'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio/react'
import { plainPath } from '#core/routes/shown-link.ts'
import { officeSections, type OfficeRoute } from '#core/session/office-sections.ts'
import { accountDetails } from '#core/session/account-details.ts'
import { accountStore } from '#site/components/shared/account/account-in-browser.ts'
import { useLoggedIn } from '#site/components/shared/account/use-logged-in.ts'
import t from '#site/messages/en/admin.json' with { type: 'json' }
import { resultOf } from '#site/stores/permission-store.ts'
import { Button } from '#site/ui/button/button.tsx'
import styles from './admin-frame.module.css'
import { adminPermissions } from './admin-permissions.ts'

type Props = { routes: readonly OfficeRoute[] }

const labels: Readonly<Record<OfficeRoute, string>> = {
  adminLeads: t.sections.leads,
  adminDeadLetters: t.sections.deadLetters,
  adminRateBooks: t.sections.rateBooks,
  adminFigures: t.sections.figures,
  adminUsers: t.sections.users,
  adminActivity: t.sections.activity,
}

const unchanging = () => () => {}

/** The sections that this person may open, their name and the way out; nothing until they are known. Rule R-46. */
export function AdminNav(props: Props) {
  const isInBrowser = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )
  return isInBrowser ? <Known {...props} /> : null
}

function Known({ routes }: Props) {
  const permissions = useSnapshot(adminPermissions().state)
  const pathname = usePathname()
  const user = useLoggedIn()
  const isOfOffice = user?.companyRole === 'admin'

  useEffect(() => {
    if (isOfOffice) void adminPermissions().check()
  }, [isOfOffice, user?.id])

  if (!user) return null
  const shown = officeSections.filter(
    ({ route, permission }) =>
      routes.includes(route) && resultOf(permissions, permission).kind === 'allow',
  )
  return (
    <>
      {shown.length > 0 ? (
        <nav aria-label={t.nav} className={styles.nav}>
          <ul className={styles.sections}>
            {shown.map(({ route }) => (
              <li key={route}>
                <a
                  href={plainPath(route)}
                  className={styles.section}
                  aria-current={pathname === plainPath(route) ? 'page' : undefined}
                >
                  {labels[route]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <div className={styles.person}>
        <span className={styles.name}>{accountDetails(user).name}</span>
        <Button look="quiet" onClick={() => void accountStore().logOut()}>
          {t.logOut}
        </Button>
      </div>
    </>
  )
}
