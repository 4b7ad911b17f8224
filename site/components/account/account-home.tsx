import { useEffect, useState } from 'react'
import { messageText } from '#core/messages/message-text.ts'
import { accountDetails } from '#core/session/account-details.ts'
import {
  idleLoader,
  loadFailed,
  loadStarted,
  loadSucceeded,
  offersRetry,
} from '#core/session/loader.ts'
import type { SessionUser } from '#core/session/session.ts'
import { accountStore } from '#site/components/shared/account/account-in-browser.ts'
import { useLoggedIn } from '#site/components/shared/account/use-logged-in.ts'
import styles from '#site/components/shared/account/account.module.css'
import { type Enquiries, userRequests, type Watched } from '#site/data/account/browser.ts'
import t from '#site/messages/en/account.json' with { type: 'json' }
import guard from '#site/messages/en/account-guard.json' with { type: 'json' }
import { Button } from '#site/ui/button/button.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { AccountSettings } from './account-settings.tsx'
import { EnquiryList } from './enquiry-list.tsx'
import { Reminders } from './reminders.tsx'
import { SavedDeals } from './saved-deals.tsx'
import { WatchedByAccount } from './watched.tsx'

/** What the page shows of somebody. */
type Own = { enquiries: Enquiries; watched: Watched }

/** Whose account is open, once it is known. */
export function AccountHome() {
  const user = useLoggedIn()
  return user ? <Home key={user.id} user={user} /> : <p>{guard.waiting}</p>
}

function Home({ user }: { user: SessionUser }) {
  const [own, setOwn] = useState(() => loadStarted<Own>(idleLoader))
  const [tries, setTries] = useState(1)
  const { name, email } = accountDetails(user)

  useEffect(() => {
    const load = async () => {
      const token = await accountStore().token()
      if (!token.ok) return
      const [enquiries, watched] = await Promise.all([
        userRequests.enquiries(user.id, token.accessToken),
        userRequests.watched(user.id, token.accessToken),
      ])
      setOwn((loader) => loadSucceeded(loader, loader.requestNumber, { enquiries, watched }))
    }
    load().catch(() => setOwn((loader) => loadFailed(loader, loader.requestNumber, '')))
  }, [user.id, tries])

  const again = () => {
    setOwn(loadStarted)
    setTries((count) => count + 1)
  }
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t.details.name}</dt>
        <dd>{name}</dd>
        <dt>{t.details.email}</dt>
        <dd>{email}</dd>
      </dl>
      <PageSection title={t.home.enquiries}>
        {offersRetry(own) ? (
          <Notice tone="bad" isLive>
            <p>{messageText(own.error ?? '')}</p>
            <Button look="quiet" onClick={again}>
              {t.home.failed}
            </Button>
          </Notice>
        ) : null}
        {own.data ? <EnquiryList enquiries={own.data.enquiries.data} email={email} /> : null}
      </PageSection>
      {own.data ? (
        <>
          <Reminders userId={user.id} isOnAtFirst={own.data.enquiries.leaseReminders} />
          <WatchedByAccount userId={user.id} email={email} atFirst={own.data.watched} />
        </>
      ) : null}
      <SavedDeals />
      <AccountSettings userId={user.id} />
    </>
  )
}
