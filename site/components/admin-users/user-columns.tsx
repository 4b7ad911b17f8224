import type { WireOfficeUser } from '#core/contract/calls/office-users.ts'
import { accountDetails } from '#core/session/account-details.ts'
import { writtenMoment } from '#core/time/written-moment.ts'
import t from '#site/messages/en/admin-users.json' with { type: 'json' }
import type { TableColumn } from '#site/ui/data-table/data-table.tsx'
import styles from './admin-users.module.css'
import { UserButtons } from './user-buttons.tsx'

const worksFor = ({ kind, companyName }: WireOfficeUser) =>
  kind === 'company' ? companyName : kind === 'staff' ? t.staff : t.consumer

const roleOf = ({ kind, companyRole }: WireOfficeUser) =>
  kind === 'consumer' ? '' : companyRole === 'admin' ? t.admin : t.noRole

/** The columns of the list of users. */
export const userColumns = ({
  ownId,
  held,
  acts,
}: {
  ownId: string | null
} & Omit<Parameters<typeof UserButtons>[0], 'user'>): readonly TableColumn<WireOfficeUser>[] => [
  {
    key: 'name',
    label: t.columns.name,
    sortsBy: 'name',
    isRowHead: true,
    cell: (user) => (
      <>
        {accountDetails(user).name}
        {user.id === ownId ? <span className={styles.mark}> ({t.you})</span> : null}
        {user.deactivatedAt ? <span className={styles.ended}>{t.deactivated}</span> : null}
      </>
    ),
  },
  {
    key: 'email',
    label: t.columns.email,
    sortsBy: 'email',
    cell: ({ email }) => <span className={styles.email}>{email}</span>,
  },
  { key: 'company', label: t.columns.company, sortsBy: 'company', cell: worksFor },
  { key: 'role', label: t.columns.role, cell: roleOf },
  {
    key: 'lastLogin',
    label: t.columns.lastLogin,
    sortsBy: 'lastLogin',
    cell: ({ lastLoginAt }) =>
      lastLoginAt ? (
        <time dateTime={lastLoginAt} className={styles.moment}>
          {writtenMoment(lastLoginAt)}
        </time>
      ) : (
        t.never
      ),
  },
  {
    key: 'acts',
    label: t.columns.acts,
    cell: (user) =>
      user.id === ownId ? null : <UserButtons user={user} held={held} acts={acts} />,
  },
]
