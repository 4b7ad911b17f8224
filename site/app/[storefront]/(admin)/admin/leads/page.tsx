import { accountPaths } from '#core/routes/account-paths.ts'
import { LeadList } from '#site/components/admin-leads/lead-list.tsx'
import { AdminPage } from '#site/components/shared/admin/admin-page.tsx'
import { messages } from '#site/messages/en.ts'

const t = messages.adminLeads

export const metadata = { title: t.title, robots: { index: false } }

// What is in it is somebody's own, and fetched by script: nothing of it is kept.
export const dynamic = 'force-dynamic'

/** Confirmed enquiries, for those who look after them. Rules C-175, W-161. */
export default function Page() {
  return (
    <AdminPage
      address={accountPaths.adminLeads()}
      title={t.title}
      lede={t.lede}
      permission="orders.read"
    >
      <LeadList />
    </AdminPage>
  )
}
