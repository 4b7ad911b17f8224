import type { WireOfficeUser } from '#core/contract/calls/office-users.ts'
import { accountDetails } from '#core/session/account-details.ts'
import type { PermissionName } from '#core/session/permission.ts'
import { fill } from '#site/messages/fill.ts'
import t from '#site/messages/en/admin-users.json' with { type: 'json' }
import { Button } from '#site/ui/button/button.tsx'
import styles from './admin-users.module.css'
import type { useUserActs } from './user-acts.tsx'

type Props = {
  user: WireOfficeUser
  held: readonly PermissionName[]
  acts: Pick<ReturnType<typeof useUserActs>, 'begin' | 'reactivate'>
}

/** What can be done with somebody of the list. Nobody does it with themselves. */
export function UserButtons({ user, held, acts }: Props) {
  const about = accountDetails(user)
  return (
    <span className={styles.acts}>
      {user.kind === 'company' && held.includes('users.invite') ? (
        <Button
          look="quiet"
          aria-label={fill(t.accessOf, about)}
          onClick={() => acts.begin({ kind: 'access', user })}
        >
          {t.access}
        </Button>
      ) : null}
      {!held.includes('users.deactivate') ? null : user.deactivatedAt ? (
        <Button
          look="quiet"
          aria-label={fill(t.reactivateOf, about)}
          onClick={() => void acts.reactivate(user)}
        >
          {t.reactivate}
        </Button>
      ) : (
        <Button
          look="quiet"
          aria-label={fill(t.deactivateOf, about)}
          onClick={() => acts.begin({ kind: 'deactivate', user })}
        >
          {t.deactivate}
        </Button>
      )}
    </span>
  )
}
