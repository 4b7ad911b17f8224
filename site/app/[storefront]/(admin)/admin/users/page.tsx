import { accountPaths } from '#core/routes/account-paths.ts'
import { UserList } from '#site/components/admin-users/user-list.tsx'
import { AdminPage } from '#site/components/shared/admin/admin-page.tsx'
import { messages } from '#site/messages/en.ts'

const t = messages.adminUsers

export const metadata = { title: t.title, robots: { index: false } }

// What is in it is somebody's own, and fetched by script: nothing of it is kept.
export const dynamic = 'force-dynamic'

/** The people who have accounts. Rule S-81. */
export default function Page() {
  return (
    <AdminPage
      address={accountPaths.adminUsers()}
      title={t.title}
      lede={t.lede}
      permission="users.read"
    >
      <UserList />
    </AdminPage>
  )
}
