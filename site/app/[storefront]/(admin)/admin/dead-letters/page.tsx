import { accountPaths } from '#core/routes/account-paths.ts'
import { DeadLetters } from '#site/components/admin-leads/dead-letters.tsx'
import { AdminPage } from '#site/components/shared/admin/admin-page.tsx'
import { messages } from '#site/messages/en.ts'

const t = messages.adminLeads.deadLetters

export const metadata = { title: t.title, robots: { index: false } }

export const dynamic = 'force-dynamic'

/** What could not be delivered. Rule W-174. */
export default function Page() {
  return (
    <AdminPage
      address={accountPaths.adminDeadLetters()}
      title={t.title}
      lede={t.lede}
      permission="deadletters.retry"
    >
      <DeadLetters />
    </AdminPage>
  )
}
