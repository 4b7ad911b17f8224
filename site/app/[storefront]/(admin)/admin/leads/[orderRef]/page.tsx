import { notFound } from 'next/navigation'
import { isReference } from '#core/contract/identifiers.ts'
import { accountPaths } from '#core/routes/account-paths.ts'
import { LeadView } from '#site/components/admin-leads/lead-view.tsx'
import { AdminPage } from '#site/components/shared/admin/admin-page.tsx'
import { messages } from '#site/messages/en.ts'

const t = messages.adminLeads.lead

export const metadata = { title: t.title, robots: { index: false } }

export const dynamic = 'force-dynamic'

/** One lead. Its address says nothing of a person, and whether there is one is said to whom it is for. Rule C-176. */
export default async function Page({ params }: { params: Promise<{ orderRef: string }> }) {
  const { orderRef } = await params
  if (!isReference(orderRef)) notFound()
  return (
    <AdminPage address={accountPaths.adminLead(orderRef)} title={t.title} permission="orders.read">
      <LeadView orderRef={orderRef} />
    </AdminPage>
  )
}
