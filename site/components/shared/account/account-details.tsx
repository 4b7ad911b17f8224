import { accountPaths } from '#core/routes/account-paths.ts'
import { accountDetails } from '#core/session/account-details.ts'
import t from '#site/messages/en/account.json' with { type: 'json' }
import { Button, LinkButton } from '#site/ui/button/button.tsx'
import { ButtonRow } from '#site/ui/form/form-stack.tsx'
import { accountStore } from './account-in-browser.ts'
import { useLoggedIn } from './use-logged-in.ts'
import styles from './account.module.css'

/** Who is logged in, and the way out. Rule S-57. */
export function AccountDetails() {
  const account = accountStore()
  const user = useLoggedIn()
  if (!user) return <p>{t.waiting}</p>
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
        <LinkButton href={accountPaths.account()} onClick={() => account.hideTop()}>
          {t.details.open}
        </LinkButton>
        {user.companyRole === 'admin' ? (
          <LinkButton
            href={accountPaths.adminUsers()}
            look="secondary"
            onClick={() => account.hideTop()}
          >
            {t.details.office}
          </LinkButton>
        ) : null}
        <Button look="secondary" onClick={() => void account.logOut()}>
          {t.details.logOut}
        </Button>
      </ButtonRow>
    </>
  )
}
