'use client'

import { useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { getLead } from '#core/contract/generated/office-request-shapes.ts'
import { LeasingApiError } from '#core/contract/http/leasing-api-error.ts'
import type { WireLead } from '#core/contract/json/wire-lead.ts'
import { accountPaths } from '#core/routes/account-paths.ts'
import { askAsUser } from '#site/components/shared/admin/admin-calls.ts'
import { adminPermissions } from '#site/components/shared/admin/admin-permissions.ts'
import { useLoaded } from '#site/components/shared/admin/use-loaded.ts'
import t from '#site/messages/en/admin-leads.json' with { type: 'json' }
import { resultOf } from '#site/stores/permission-store.ts'
import { Button } from '#site/ui/button/button.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import styles from './admin-leads.module.css'
import { LeadAssignee } from './lead-assignee.tsx'
import { LeadDeliveries } from './lead-deliveries.tsx'
import { LeadDeal, LeadFacts } from './lead-facts.tsx'
import { LeadHistory } from './lead-history.tsx'
import { LeadMarks } from './lead-marks.tsx'
import { LeadNotes } from './lead-notes.tsx'
import type { OnLead } from './on-lead.ts'

/** Null where there is no such lead, or none that may be seen. */
async function leadCalled(orderRef: string): Promise<WireLead | null> {
  try {
    return await askAsUser(getLead, { params: { orderRef } })
  } catch (error) {
    if (error instanceof LeasingApiError && error.status === 404) return null
    throw error
  }
}

/** A lead with everything that is done with it. Opening it makes it seen. Rules C-176, W-167. */
export function LeadView({ orderRef }: { orderRef: string }) {
  const loaded = useLoaded(['lead', orderRef], () => leadCalled(orderRef))
  const [changed, setChanged] = useState<WireLead | null>(null)
  const permissions = useSnapshot(adminPermissions().state)
  const lead = changed ?? loaded.data
  const onLead: OnLead = (next) => {
    setChanged(next)
    if (next === null) loaded.reload()
  }
  const parts = lead && { lead, onLead }
  const mayUpdate = resultOf(permissions, 'orders.update').kind === 'allow'
  return (
    <>
      <a href={accountPaths.adminLeads()} className={styles.link}>
        {t.lead.back}
      </a>
      {loaded.hasFailed ? (
        <Notice tone="bad" isLive>
          <p>{t.lead.failed}</p>
          <Button look="quiet" onClick={loaded.reload}>
            {t.lead.retry}
          </Button>
        </Notice>
      ) : null}
      {lead === null ? (
        <Notice tone="bad" isLive>
          {t.lead.gone}
        </Notice>
      ) : null}
      <p role="status" className={styles.small}>
        {loaded.isLoading && !lead ? t.loading : ''}
      </p>
      {parts ? (
        <div className={styles.lead}>
          <LeadFacts lead={parts.lead} />
          <div className={styles.acts}>
            <LeadMarks {...parts} mayUpdate={mayUpdate} />
            <LeadAssignee {...parts} mayUpdate={mayUpdate} />
          </div>
          <div className={styles.rest}>
            <LeadNotes {...parts} mayUpdate={mayUpdate} />
            <LeadDeal lead={parts.lead} />
            <LeadHistory lead={parts.lead} />
            <LeadDeliveries lead={parts.lead} />
          </div>
        </div>
      ) : null}
    </>
  )
}
