import { accountPaths } from '#core/routes/account-paths.ts'
import { accountDetails } from '#core/session/account-details.ts'
import type { SessionUser } from '#core/session/session.ts'
import t from '#site/messages/en/account.json' with { type: 'json' }
import guard from '#site/messages/en/account-guard.json' with { type: 'json' }
import { useOfficeHome } from '#site/components/shared/admin/use-office-home.ts'
import { Button, LinkButton } from '#site/ui/button/button.tsx'
import { ButtonRow } from '#site/ui/form/form-stack.tsx'
import { accountStore } from './account-in-browser.ts'
import { useLoggedIn } from './use-logged-in.ts'
import styles from './account.module.css'

/** Who is logged in, where they go from here, and the way out. Rules S-57, S-92. */
export function AccountDetails() {
  const user = useLoggedIn()
  return user ? <Details user={user} /> : <p>{guard.waiting}</p>
}

function Details({ user }: { user: SessionUser }) {
  const account = accountStore()
  const office = useOfficeHome(user)
  const { name, email } = accountDetails(user)
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t.details.name}</dt>
        <dd>{name}</dd>
        <dt>{t.details.email}</dt>
        <dd>{email}</dd>
      </dl>
      <ButtonRow>
        {office === null ? null : (
          <LinkButton href={office} onClick={() => account.hideTop()}>
            {t.details.office}
          </LinkButton>
        )}
        <LinkButton
          href={accountPaths.account()}
          {...(office !== null && { look: 'secondary' as const })}
          onClick={() => account.hideTop()}
        >
          {t.details.open}
        </LinkButton>
        <Button look="secondary" onClick={() => void account.logOut()}>
          {t.details.logOut}
        </Button>
      </ButtonRow>
    </>
  )
}
