import { useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { adminFailure, downloadAsUser } from '#site/components/shared/admin/admin-calls.ts'
import { adminPermissions } from '#site/components/shared/admin/admin-permissions.ts'
import t from '#site/messages/en/admin-leads.json' with { type: 'json' }
import { resultOf } from '#site/stores/permission-store.ts'
import { Button } from '#site/ui/button/button.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import styles from './admin-leads.module.css'

/** Saves every lead of a search as a file, for whoever may export. Rule C-177. */
export function LeadExport({ body }: { body: object }) {
  const permissions = useSnapshot(adminPermissions().state)
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null)
  if (resultOf(permissions, 'orders.export').kind !== 'allow') return null
  const save = async () => {
    if (isBusy) return
    setIsBusy(true)
    setOutcome(null)
    try {
      await downloadAsUser('/api/lead-exports', 'leads.csv', body)
      setOutcome('saved')
    } catch {
      setOutcome('failed')
    }
    setIsBusy(false)
  }
  return (
    <div className={styles.tools}>
      <Button look="secondary" isBusy={isBusy} onClick={() => void save()}>
        {t.export}
      </Button>
      {outcome ? (
        <Notice tone={outcome === 'saved' ? 'good' : 'bad'} isLive>
          {outcome === 'saved' ? t.exported : adminFailure()}
        </Notice>
      ) : null}
    </div>
  )
}
