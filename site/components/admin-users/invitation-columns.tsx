import type { WireInvitation } from '#core/contract/calls/office-invitations.ts'
import { writtenDay } from '#core/time/written-day.ts'
import { writtenMoment } from '#core/time/written-moment.ts'
import { fill } from '#site/messages/fill.ts'
import words from '#site/messages/en/admin-users.json' with { type: 'json' }
import { Button } from '#site/ui/button/button.tsx'
import type { TableColumn } from '#site/ui/data-table/data-table.tsx'
import styles from './admin-users.module.css'

const t = words.invitations

type Acts = {
  isOfStaff: boolean
  onResend: (invitation: WireInvitation) => void
  onWithdraw: (invitation: WireInvitation) => void
}

const company: TableColumn<WireInvitation> = {
  key: 'company',
  label: words.columns.company,
  cell: ({ companyName }) => companyName ?? words.staff,
}

/** The columns of the list of open invitations; whom they lead to is said to staff alone. */
export const invitationColumns = ({
  isOfStaff,
  onResend,
  onWithdraw,
}: Acts): readonly TableColumn<WireInvitation>[] => [
  {
    key: 'email',
    label: words.columns.email,
    isRowHead: true,
    cell: ({ email }) => <span className={styles.email}>{email}</span>,
  },
  ...(isOfStaff ? [company] : []),
  {
    key: 'at',
    label: t.columns.at,
    cell: ({ invitedAt }) => (
      <time dateTime={invitedAt} className={styles.moment}>
        {writtenMoment(invitedAt)}
      </time>
    ),
  },
  {
    key: 'until',
    label: t.columns.until,
    cell: ({ expiresAt }) => (
      <time dateTime={expiresAt} className={styles.moment}>
        {writtenDay(expiresAt)}
      </time>
    ),
  },
  {
    key: 'acts',
    label: words.columns.acts,
    cell: (invitation) => (
      <span className={styles.acts}>
        <Button
          look="quiet"
          aria-label={fill(t.resendTo, { email: invitation.email })}
          onClick={() => onResend(invitation)}
        >
          {t.resend}
        </Button>
        <Button
          look="quiet"
          aria-label={fill(t.withdrawOf, { email: invitation.email })}
          onClick={() => onWithdraw(invitation)}
        >
          {t.withdraw}
        </Button>
      </span>
    ),
  },
]
