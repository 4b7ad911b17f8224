import { accountPaths } from '#core/routes/account-paths.ts'
import { ActivityList } from '#site/components/admin-activity/activity-list.tsx'
import { AdminPage } from '#site/components/shared/admin/admin-page.tsx'
import { messages } from '#site/messages/en.ts'

const t = messages.adminActivity

export const metadata = { title: t.title, robots: { index: false } }

// What is in it is somebody's own, and fetched by script: nothing of it is kept.
export const dynamic = 'force-dynamic'

/** Who did what to whom, and when. Rule S-85. */
export default function Page() {
  return (
    <AdminPage
      address={accountPaths.adminActivity()}
      title={t.title}
      lede={t.lede}
      permission="users.read"
    >
      <ActivityList />
    </AdminPage>
  )
}
