import { accountPaths } from '#core/routes/account-paths.ts'
import { Figures } from '#site/components/admin-figures/figures.tsx'
import { AdminPage } from '#site/components/shared/admin/admin-page.tsx'
import { messages } from '#site/messages/en.ts'

const t = messages.adminFigures

export const metadata = { title: t.title, robots: { index: false } }

// What is in it is a provider's own, and fetched by script: nothing of it is kept.
export const dynamic = 'force-dynamic'

/** What enquiries, prices, experiments and visits come to. Rules W-190 to W-192, W-197, W-198. */
export default function Page() {
  return (
    <AdminPage
      address={accountPaths.adminFigures()}
      title={t.title}
      lede={t.lede}
      permission="orders.read"
    >
      <Figures />
    </AdminPage>
  )
}
