import { accountPaths } from '#core/routes/account-paths.ts'
import { RateBooks } from '#site/components/admin-rate-books/rate-books.tsx'
import { AdminPage } from '#site/components/shared/admin/admin-page.tsx'
import { messages } from '#site/messages/en.ts'

const t = messages.adminRateBooks

export const metadata = { title: t.title, robots: { index: false } }

// What is in it is a provider's own, and fetched by script: nothing of it is kept.
export const dynamic = 'force-dynamic'

/** The rate books of a provider: uploaded, checked, made live and taken back. Rule T-28. */
export default function Page() {
  return (
    <AdminPage
      address={accountPaths.adminRateBooks()}
      title={t.title}
      lede={t.lede}
      permission="rates.read"
    >
      <RateBooks />
    </AdminPage>
  )
}
